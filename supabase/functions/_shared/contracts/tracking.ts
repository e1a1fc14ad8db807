import * as z from 'zod/mini';

/** The one site that is counted; also the topic of the presence channel (specification 2, section 9). */
export const SITE_ID = 'default';

const CONSENT_ID_LENGTH = 32;

/** Everything that is counted: visits, the choice itself, and the goals. */
export const EVENT_NAMES = [
  'page_view',
  'consent_accept_all',
  'quote_started',
  'quote_sent',
  'call_clicked',
  'application_sent',
  'contact_sent',
] as const;

export const DEVICES = ['desktop', 'mobile', 'tablet', 'other'] as const;
export type Device = (typeof DEVICES)[number];

/** Longest body the function reads. A browser's beacon may carry 64 KiB; an event takes under one. */
export const MAX_EVENT_BYTES = 8 * 1024;

const id = (pattern: RegExp) => z.string().check(z.regex(pattern));
const atMost = (max: number) => z.string().check(z.maxLength(max));
const webAddress = () => atMost(2048).check(z.regex(/^https?:\/\/[^\s]+$/iu));
const consentId = () => id(new RegExp(`^[A-Za-z0-9_-]{${String(CONSENT_ID_LENGTH)}}$`, 'u'));
const sessionId = () => id(/^[A-Za-z0-9_-]{1,64}$/u);

/** Body of POST /functions/v1/track-analytics (specification 2, section 7). */
export const trackingEventSchema = z.object({
  consent_id: consentId(),
  session_id: sessionId(),
  site_id: z.literal(SITE_ID),
  event_name: z.enum(EVENT_NAMES),
  properties: z.object({
    page_title: z.optional(atMost(300)),
    /** Where the visitor came from: on the first page of a visit only, '' when unknown. */
    referrer: z.optional(z.union([z.literal(''), webAddress()])),
  }),
  page_url: webAddress(),
  user_agent: atMost(1024),
  timestamp: z.iso.datetime(),
  /** Our own staff, who are not counted among the visitors. */
  is_staff: z.optional(z.boolean()),
});

export type TrackingEvent = z.input<typeof trackingEventSchema>;

/** Answer of track-analytics: whether the event was stored, and if not, why. */
export interface TrackingAnswer {
  stored: boolean;
  reason?: 'bot' | 'staff';
}

/** What a visitor's tab says about itself in the presence channel (specification 2, section 3). */
export const presenceSchema = z.object({
  /** The consent id, also of somebody signed in: the console is told of a visit, not of an account. */
  user_id: consentId(),
  session_id: sessionId(),
  page_url: webAddress(),
  page_title: atMost(300),
  user_agent: atMost(1024),
  /** When the visitor came to this page, by their own clock. */
  timestamp: z.iso.datetime(),
  site_id: z.literal(SITE_ID),
});

export type PresenceEntry = z.output<typeof presenceSchema>;
