import * as z from 'zod/mini';
import { longText } from './text.ts';

/** Id of the only site we track; also the topic of the presence channel. */
export const SITE_ID = 'default';

const CONSENT_ID_LENGTH = 32;

/** All event names: page views, giving consent, and the goals. */
export const EVENT_NAMES = [
  'page_view',
  'consent_accept_all',
  'quote_started',
  'quote_sent',
  'call_clicked',
  'application_sent',
  'contact_sent',
] as const;

/** Display names of events. Exports keep the raw name. */
export const EVENT_LABELS = {
  page_view: 'Page view',
  consent_accept_all: 'Agreed to analytics',
  quote_started: 'Quote started',
  quote_sent: 'Quote sent',
  call_clicked: 'Call clicked',
  application_sent: 'Application sent',
  contact_sent: 'Message sent',
} as const satisfies Record<(typeof EVENT_NAMES)[number], string>;

/** The label of an event, or its name if it has none. */
export const eventLabel = (name: string): string =>
  (EVENT_LABELS as Readonly<Record<string, string>>)[name] ?? name;

export const DEVICES = ['desktop', 'mobile', 'tablet', 'other'] as const;
export type Device = (typeof DEVICES)[number];

/** Largest accepted body. A beacon may carry 64 KiB; an event is under 1 KiB. */
export const MAX_EVENT_BYTES = 8 * 1024;

const id = (pattern: RegExp) => z.string().check(z.regex(pattern));
const atMost = (max: number) => z.string().check(z.maxLength(max));
const isUrl = (text: string) => {
  try {
    return new URL(text).host !== '';
  } catch {
    return false;
  }
};
const webAddress = () => atMost(2048).check(z.regex(/^https?:\/\/[^\s]+$/iu), z.refine(isUrl));
/** Android apps, such as Gmail, name themselves instead of a site. */
const appAddress = () =>
  atMost(2048).check(z.regex(/^(?:android|ios)-app:\/\/[^\s]+$/iu), z.refine(isUrl));
const consentId = () => id(new RegExp(`^[A-Za-z0-9_-]{${String(CONSENT_ID_LENGTH)}}$`, 'u'));
const sessionId = () => id(/^[A-Za-z0-9_-]{1,64}$/u);

/** Body of POST /functions/v1/track-analytics. */
export const trackingEventSchema = z.object({
  consent_id: consentId(),
  session_id: sessionId(),
  site_id: z.literal(SITE_ID),
  event_name: z.enum(EVENT_NAMES),
  properties: z.object({
    page_title: z.optional(longText(300)),
    /** The referring page: only on the first page of a visit, '' when unknown. */
    referrer: z.optional(z.union([z.literal(''), webAddress(), appAddress()])),
  }),
  page_url: webAddress(),
  user_agent: atMost(1024),
  timestamp: z.iso.datetime(),
  /** Staff don't count as visitors. */
  is_staff: z.optional(z.boolean()),
});

export type TrackingEvent = z.input<typeof trackingEventSchema>;

/** Response of track-analytics: whether it stored the event, and if not, why. */
export interface TrackingAnswer {
  stored: boolean;
  reason?: 'bot' | 'staff';
}

/** The announcement of a visitor's tab on the presence channel. */
export const presenceSchema = z.object({
  /** The consent id, even for signed-in users: the console shows visits, not accounts. */
  user_id: consentId(),
  session_id: sessionId(),
  page_url: webAddress(),
  page_title: atMost(300),
  user_agent: atMost(1024),
  /** When the visitor opened this page, by their own clock. */
  timestamp: z.iso.datetime(),
  site_id: z.literal(SITE_ID),
});

export type PresenceEntry = z.output<typeof presenceSchema>;
