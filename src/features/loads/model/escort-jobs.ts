import {
  ANSWER_UNDO_MINUTES,
  GIVE_BACK_HOURS,
  type EscortStatus,
  type LoadStatus,
} from '@contracts/load';
import type { DayRange } from '@/shared/lib/day';
import { daysOf, doOverlap, rangeOf, type LoadTimes } from './load-days';
import { routeStates } from './route-states';

/** What an operator knows about the load of an escort, from the offer on. */
export interface EscortTerms {
  /** The load's title; of an offer, whose load is still hidden, its route. */
  name: string;
  /** Where to meet. */
  origin: string;
  /** The place, or only its state while it's an offer. */
  destination: string;
  /** `null` while neither pickup nor delivery is set. */
  days: DayRange | null;
  /** Known states and provinces of the route. */
  states: readonly string[];
  status: LoadStatus;
  equipment: string;
  /** Feet. */
  length: number;
  width: number;
  height: number;
}

interface Job {
  id: string;
  status: EscortStatus;
  answered_at: string | null;
  terms_changed_at: string;
  /** `null` once the operator has no access to the load anymore. */
  terms: EscortTerms | null;
}

type Size = Pick<EscortTerms, 'equipment' | 'length' | 'width' | 'height'>;

/** The terms of an escort whose load the operator can read. */
export function termsOfLoad(
  load: LoadTimes &
    Size & {
      title: string;
      origin: string;
      destination: string;
      status: LoadStatus;
      permits: readonly { jurisdiction: string }[];
    },
): EscortTerms {
  const { title, origin, destination, status, equipment, length, width, height } = load;
  const size = { equipment, length, width, height };
  const states = routeStates(load);
  return { name: title, origin, destination, days: daysOf(load), states, status, ...size };
}

/** The terms of an offer, a row of `my_escort_offers`. */
export function termsOfOffer(
  offer: Size & {
    load_status: LoadStatus;
    meeting_area: string;
    destination_state: string | null;
    states: string[];
    pickup_day: string | null;
    delivery_day: string | null;
  },
): EscortTerms {
  const { meeting_area: origin, states, equipment, length, width, height } = offer;
  const destination = offer.destination_state ?? 'destination TBD';
  return {
    name: `${origin} to ${destination}`,
    origin,
    destination,
    days: rangeOf(offer.pickup_day, offer.delivery_day),
    states,
    status: offer.load_status,
    ...{ equipment, length, width, height },
  };
}

const MINUTE_MS = 60_000;

/** Groups a pilot car's current jobs the way the page shows them, earliest day first. */
export function sortJobs<J extends Job>(
  jobs: readonly J[],
): { offers: J[]; accepted: J[]; over: J[] } {
  const isCancelled = ({ terms }: J) => terms?.status === 'cancelled';
  const isOfferOver = ({ terms }: J) => terms === null || terms.status === 'delivered';
  const offered = jobs.filter(({ status }) => status === 'offered');
  const accepted = jobs.filter(({ status }) => status === 'accepted');
  return {
    offers: byDay(offered.filter((job) => !isCancelled(job) && !isOfferOver(job))),
    accepted: byDay(accepted.filter((job) => !isCancelled(job))),
    over: jobs.filter((job) => isCancelled(job) || (job.status === 'offered' && isOfferOver(job))),
  };
}

function byDay<J extends Job>(jobs: J[]): J[] {
  const firstDay = ({ terms }: J) => terms?.days?.from ?? '9999';
  return jobs.sort((a, b) => firstDay(a).localeCompare(firstDay(b)));
}

/** Accepted jobs that share a day with this one. */
export function conflictsOf<J extends Pick<Job, 'id' | 'terms'>>(
  job: J,
  accepted: readonly J[],
): J[] {
  const days = job.terms?.days ?? null;
  return accepted.filter(
    ({ id, terms }) => id !== job.id && terms !== null && doOverlap(days, terms.days),
  );
}

/** Until when an answer can be undone, in ms since 1970; `null` if it can't. */
export function undoUntil({ status, answered_at, terms }: Job, now: number): number | null {
  if ((status !== 'accepted' && status !== 'declined') || answered_at === null) return null;
  if (terms !== null && terms.status !== 'planned' && terms.status !== 'assigned') return null;
  const until = Date.parse(answered_at) + ANSWER_UNDO_MINUTES * MINUTE_MS;
  return until > now ? until : null;
}

/** Whether dispatch changed days, route, size or position after the job was accepted. */
export function isChangedSinceAnswer({ status, answered_at, terms_changed_at }: Job): boolean {
  return status === 'accepted' && answered_at !== null && terms_changed_at > answered_at;
}

/** Whether the operator can still give an accepted job back. */
export function canGiveBack({ status, terms }: Job, startsAt: string | null, now: number): boolean {
  const isAhead =
    startsAt === null || Date.parse(startsAt) > now + GIVE_BACK_HOURS * 60 * MINUTE_MS;
  return (
    status === 'accepted' &&
    isAhead &&
    (terms?.status === 'planned' || terms?.status === 'assigned')
  );
}

/** Whether the escort job can be marked as completed. */
export function canComplete({ status, terms }: Job): boolean {
  return status === 'accepted' && (terms?.status === 'in_transit' || terms?.status === 'delivered');
}
