import * as z from 'zod/mini';
import { countOf } from '../domain/numbers/counts.ts';
import { joinList } from '../domain/text/join-list.ts';
import { formatFeet } from '../domain/numbers/length.ts';
import { stateName } from '../domain/places/states.ts';

const time = z.nullable(z.string());

const stepSchema = z.object({
  kind: z.enum([
    'accepted',
    'permits',
    'crew',
    'loaded',
    'entered',
    'hold',
    'hold_ended',
    'delivered',
    'pod',
    'cancelled',
  ]),
  /** Null: still to come. */
  at: time,
  time_zone: z.string(),
  jurisdiction: z.nullable(z.string()),
  /** Dispatch's reason for a hold, for the customer. */
  reason: z.nullable(z.string()),
  /** The state whose permit a hold is about. */
  permit_jurisdiction: z.nullable(z.string()),
});
export type TimelineStep = z.output<typeof stepSchema>;

const documentSchema = z.object({
  id: z.string(),
  kind: z.enum(['bol', 'pod']),
  at: z.string(),
  bytes: z.number(),
  /** Only for the signed-in owner of the quote. */
  path: z.optional(z.string()),
});
export type TimelineDocument = z.output<typeof documentSchema>;

/** A load as its customer reads it (`private.load_timeline`): on the page and in emails. Feet and miles. */
export const loadTimelineSchema = z.object({
  id: z.string(),
  number: z.string(),
  po_number: z.nullable(z.string()),
  commodity: z.nullable(z.string()),
  origin: z.string(),
  destination: z.string(),
  status: z.enum(['planned', 'assigned', 'in_transit', 'delivered', 'cancelled']),
  /** The server's clock. */
  now: z.string(),
  pickup_at: time,
  pickup_time_zone: z.string(),
  delivery_at: time,
  delivery_time_zone: z.string(),
  /** The reported delivery estimate, with its last change; null while it is as planned. */
  eta: z.optional(
    z.nullable(z.object({ at: z.string(), was: time, changed_at: z.string(), reason: z.string() })),
  ),
  position: z.nullable(
    z.object({ jurisdiction: z.string(), at: z.string(), time_zone: z.string() }),
  ),
  hold: z.nullable(
    z.object({
      at: z.string(),
      time_zone: z.string(),
      jurisdiction: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      permit_jurisdiction: z.nullable(z.string()),
    }),
  ),
  legs: z.array(
    z.object({
      jurisdiction: z.string(),
      miles: z.nullable(z.number()),
      state: z.enum(['done', 'now', 'next']),
    }),
  ),
  permits: z.array(z.string()),
  permits_issued: z.number(),
  permits_total: z.number(),
  pilot_cars: z.number(),
  measured: z.nullable(z.object({ length: z.number(), width: z.number(), height: z.number() })),
  steps: z.array(stepSchema),
  documents: z.array(documentSchema),
  /** True if the customer gets an email per step; null without an email address, left out of emails. */
  wants_emails: z.optional(z.nullable(z.boolean())),
});
/** The loads of a quote. */
export const loadTimelinesSchema = z.array(loadTimelineSchema);
export type LoadTimeline = z.output<typeof loadTimelineSchema>;

export const TIMELINE_DOCUMENTS = { bol: 'Bill of lading', pod: 'Proof of delivery' } as const;

/** Body of POST /functions/v1/load-document. */
export const linkedDocumentSchema = z.object({
  document: z.object({ id: z.uuid() }),
  /** Of the private link that lists the document. */
  token: z.string().check(z.maxLength(200)),
});

/** `Lima` of `Lima, OH`. */
export const cityOf = (place: string): string => place.split(',', 1)[0] ?? place;

const inState = (code: string | null) => (code === null ? '' : ` in ${stateName(code)}`);

/** A load's title on the page and in emails: `Press crown, Lima to Tulsa`. */
export const timelineTitle = ({ commodity, origin, destination }: LoadTimeline): string =>
  [commodity, `${cityOf(origin)} to ${cityOf(destination)}`].filter(Boolean).join(', ');

/** Why a load is on hold, in the words for the customer. */
export function holdReason(
  hold: Pick<TimelineStep, 'reason' | 'permit_jurisdiction'>,
): string | null {
  if (hold.reason !== null) return hold.reason;
  if (hold.permit_jurisdiction === null) return null;
  return `We’re updating the ${stateName(hold.permit_jurisdiction)} permit.`;
}

/** `Entered Missouri`. */
export function stepTitle(step: TimelineStep, timeline: LoadTimeline): string {
  switch (step.kind) {
    case 'accepted':
      return 'Offer accepted';
    case 'permits':
      return `Permits issued, ${String(timeline.permits_issued)} of ${String(timeline.permits_total)}`;
    case 'crew':
      return 'Crew assigned';
    case 'loaded':
      return `Loaded in ${cityOf(timeline.origin)}`;
    case 'entered':
      return `${step.at === null ? 'Enters' : 'Entered'} ${stateName(step.jurisdiction ?? '')}`;
    case 'hold':
      return `On hold${inState(step.jurisdiction)}`;
    case 'hold_ended':
      return 'Hold ended';
    case 'delivered':
      return `Delivered in ${cityOf(timeline.destination)}`;
    case 'pod':
      return 'Proof of delivery available';
    case 'cancelled':
      return 'Load canceled';
  }
}

/** A second line about a step, if there is more to say. */
export function stepNote(step: TimelineStep, timeline: LoadTimeline): string | null {
  switch (step.kind) {
    case 'permits':
      return `${joinList(timeline.permits)}.`;
    case 'crew':
      if (step.at === null) return null;
      return timeline.pilot_cars === 0
        ? '1 driver.'
        : `1 driver and ${countOf(timeline.pilot_cars, 'pilot car')}.`;
    case 'loaded': {
      if (timeline.measured === null || step.at === null) return null;
      const { length, width, height } = timeline.measured;
      return `Measured ${[length, width, height].map(formatFeet).join(' × ')} on the trailer (length × width × height).`;
    }
    case 'hold':
      return holdReason(step);
    case 'accepted':
    case 'entered':
    case 'hold_ended':
    case 'delivered':
    case 'pod':
    case 'cancelled':
      return null;
  }
}

/** When the load is expected at its destination; `null` while TBD. */
export const expectedDelivery = ({ eta, delivery_at: planned }: LoadTimeline): string | null =>
  eta?.at ?? planned;

/** Where a load is, by state and never finer: `In Missouri`. */
export function loadWhereabouts({ status, position, hold }: LoadTimeline): string {
  const where = {
    planned: 'Before pickup',
    assigned: 'Before pickup',
    in_transit: position === null ? 'In transit' : `In ${stateName(position.jurisdiction)}`,
    delivered: 'Delivered',
    cancelled: 'Canceled',
  }[status];
  return hold === null ? where : `${where}, on hold`;
}
