import * as z from 'zod/mini';
import {
  cityOf,
  expectedDelivery,
  holdReason,
  loadTimelineSchema,
  loadWhereabouts,
  stepNote,
  timelineTitle,
  type LoadTimeline,
} from '../contracts/load-timeline.ts';
import { stateName } from '../domain/places/states.ts';
import { formatMoment } from '../domain/time/moment-text.ts';
import { quoteLink } from '../contracts/quote-link.ts';
import { emailAddress } from '../contracts/text.ts';
import { greeting } from './phrases.ts';
import { stepEmail, type Row, type Words } from './step-email.ts';
import { templatesOf } from './template.ts';
import type { Email } from './transport.ts';

/** The result of `claim_emails` for a customer or driver: no prices. */
export const claimedLoadEmailSchema = z.object({
  timeline: loadTimelineSchema,
  name: z.string(),
  email: emailAddress('not an email address'),
  equipment: z.string(),
  // Null for drivers and once the quote was deleted.
  link_token: z.nullable(z.string()),
});
export type ClaimedLoadEmail = z.output<typeof claimedLoadEmailSchema>;

const at = (iso: string | null, zone: string) => (iso === null ? 'TBD' : formatMoment(iso, zone));
const pickup = ({ pickup_at, pickup_time_zone }: LoadTimeline): Row => [
  'Pickup',
  at(pickup_at, pickup_time_zone),
];
const delivery = (timeline: LoadTimeline): Row => [
  'Estimated delivery',
  at(expectedDelivery(timeline), timeline.delivery_time_zone),
];
const route = ({ origin, destination }: LoadTimeline): Row => [
  'Route',
  `${origin} to ${destination}`,
];
const poRow = ({ po_number: po }: LoadTimeline): Row[] => (po === null ? [] : [['PO number', po]]);

type Load = Pick<LoadTimeline, 'number' | 'origin' | 'destination'> & {
  readonly timeline: LoadTimeline;
  readonly hello: string;
  readonly load: string;
  /** The commodity with its origin and destination. */
  readonly what: string;
  readonly about: Row[];
  readonly driverFacts: Row[];
};

const WORDS = {
  load_confirmed: ({ number, origin, hello, load, what, about, timeline }) => ({
    subject: `Pickup confirmed: ${number}, ${what}`,
    title: 'Your pickup is confirmed',
    lead: `${hello} the crew for ${load} is assigned${timeline.permits_total === 0 ? '' : ' and every permit is issued'}. We pick it up in ${cityOf(origin)} ${at(timeline.pickup_at, timeline.pickup_time_zone)}.`,
    rows: [...about, pickup(timeline), delivery(timeline)],
  }),
  load_loaded: ({ number, origin, destination, hello, load, what, about, timeline }) => {
    const step = timeline.steps.find((one) => one.kind === 'loaded');
    const measured = step === undefined ? null : stepNote(step, timeline);
    return {
      subject: `Loaded: ${number}, ${what}`,
      title: `Loaded in ${cityOf(origin)}`,
      lead: `${hello} ${load} is loaded and in transit to ${cityOf(destination)}.`,
      rows: [
        ...about,
        ...(measured === null ? [] : [['Size', measured] as const]),
        delivery(timeline),
      ],
    };
  },
  load_entered: ({ number, destination, hello, load, what, about, timeline }) => {
    const { position } = timeline;
    const state = position === null ? 'the next state' : stateName(position.jurisdiction);
    return {
      subject: `Entered ${state}: ${number}, ${what}`,
      title: `Your load entered ${state}`,
      lead: `${hello} ${load} entered ${state}${position === null ? '' : ` on ${formatMoment(position.at, position.time_zone)}`}. It’s on its way to ${cityOf(destination)}.`,
      rows: [...about, ['Status', loadWhereabouts(timeline)], delivery(timeline)],
    };
  },
  load_hold: ({ number, hello, load, what, about, timeline }) => {
    const { hold } = timeline;
    const where = hold?.jurisdiction == null ? '' : ` in ${stateName(hold.jurisdiction)}`;
    const reason = hold === null ? null : holdReason(hold);
    return {
      subject: `On hold: ${number}, ${what}`,
      title: `On hold${where}`,
      lead: `${hello} ${load} is on hold${where}. ${reason ?? 'Dispatch is working on it.'}\n\nWe’ll set a new delivery time when the hold ends.`,
      rows: [
        ...about,
        ['Status', loadWhereabouts(timeline)],
        ...(hold === null ? [] : [['Since', formatMoment(hold.at, hold.time_zone)] as const]),
      ],
    };
  },
  load_eta: ({ number, destination, hello, load, what, about, timeline }) => {
    const { eta, delivery_time_zone: zone } = timeline;
    const was = eta?.was == null ? '' : `, instead of ${formatMoment(eta.was, zone)}`;
    const reason = eta == null || eta.reason === '' ? '' : `\n\nReason: ${eta.reason}`;
    return {
      subject: `New delivery estimate: ${number}, ${what}`,
      title: 'New delivery estimate',
      lead: `${hello} we expect ${load} in ${cityOf(destination)} ${at(expectedDelivery(timeline), zone)}${was}.${reason}`,
      rows: [...about, ['Status', loadWhereabouts(timeline)], delivery(timeline)],
    };
  },
  load_delivered: ({ number, destination, hello, load, what, about, timeline }) => {
    const step = timeline.steps.find((one) => one.kind === 'delivered');
    return {
      subject: `Delivered: ${number}, ${what}`,
      title: `Delivered in ${cityOf(destination)}`,
      lead: `${hello} ${load} is delivered. The proof of delivery is on the load’s page as soon as the driver has sent it.`,
      rows: [...about, ['Delivered', at(step?.at ?? null, timeline.delivery_time_zone)]],
    };
  },
  load_cancelled: ({ number, hello, load, what, about }) => ({
    subject: `Canceled: ${number}, ${what}`,
    title: 'Your load is canceled',
    lead: `${hello} ${load}, ${what}, is canceled. If you didn’t expect this, call dispatch.`,
    rows: about,
  }),
  driver_assigned: ({ number, origin, destination, hello, load, driverFacts }) => ({
    subject: `Assigned to you: ${number}, ${cityOf(origin)} to ${cityOf(destination)}`,
    title: `You’re assigned to ${number}`,
    lead: `${hello} dispatch assigned ${load} to you.`,
    rows: driverFacts,
  }),
  driver_changed: ({ number, origin, destination, hello, load, driverFacts }) => ({
    subject: `Changed: ${number}, ${cityOf(origin)} to ${cityOf(destination)}`,
    title: `${number} changed`,
    lead: `${hello} dispatch changed the route or times of ${load}. Here are the current details.`,
    rows: driverFacts,
  }),
  driver_cancelled: ({ number, origin, destination, hello, load, timeline }) => ({
    subject: `No longer assigned to you: ${number}, ${cityOf(origin)} to ${cityOf(destination)}`,
    title: `You’re no longer on ${number}`,
    lead:
      timeline.status === 'cancelled'
        ? `${hello} ${load} is canceled.`
        : `${hello} dispatch took you off ${load}.`,
    rows: [route(timeline)],
  }),
} satisfies Record<string, (load: Load) => Words>;
export type LoadEmailKind = keyof typeof WORDS;
export const LOAD_EMAIL_KINDS = Object.keys(WORDS) as LoadEmailKind[];

function wordsOf(kind: LoadEmailKind, claimed: ClaimedLoadEmail): Words {
  const { timeline, name, equipment } = claimed;
  return WORDS[kind]({
    ...timeline,
    timeline,
    hello: greeting(name),
    load: `load ${timeline.number}`,
    what: timelineTitle(timeline),
    about: [route(timeline), ...poRow(timeline)],
    driverFacts: [
      route(timeline),
      pickup(timeline),
      ['Delivery', at(timeline.delivery_at, timeline.delivery_time_zone)],
      ...(equipment === '' ? [] : [['Equipment', equipment] as const]),
    ],
  });
}

function action(
  kind: LoadEmailKind,
  { timeline, link_token: token }: ClaimedLoadEmail,
  siteUrl: string,
) {
  if (kind === 'driver_assigned' || kind === 'driver_changed') {
    return { href: `${siteUrl}/loads/assigned?load=${timeline.id}`, text: 'Open the load' };
  }
  if (token === null || kind === 'driver_cancelled') return null;
  const text = kind === 'load_delivered' ? 'Open the load and POD' : 'Track this load';
  return { href: quoteLink(siteUrl, token), text };
}

/** An email about a step of a load, to its customer or driver. */
export function loadEmail(kind: LoadEmailKind, claimed: ClaimedLoadEmail, siteUrl: string): Email {
  const open = action(kind, claimed, siteUrl);
  return stepEmail({ to: claimed.email, ...wordsOf(kind, claimed), open }, siteUrl);
}

/** The emails about a load's steps, to its customer and driver. */
export const loadTemplates = templatesOf(
  LOAD_EMAIL_KINDS,
  claimedLoadEmailSchema,
  (kind, claimed, { siteUrl }) => loadEmail(kind, claimed, siteUrl),
);
