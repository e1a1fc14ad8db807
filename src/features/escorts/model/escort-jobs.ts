import { ANSWER_UNDO_MINUTES, GIVE_BACK_HOURS, type EscortStatus } from '@contracts/load';
import type { LoadStatus } from '@domain/load-status';
import { readPlace } from '@domain/places/place';
import { doOverlap, rangeOf } from '@/features/loads/model/route/load-days';
import type { DayRange } from '@domain/time/day';
import { HOUR_MS, MINUTE_MS } from '@domain/time/duration';

/** A moment with the zone in which people read it. */
export interface LocalMoment {
  at: string;
  zone: string;
}

/** An escort and its load as the operator sees them, from the offer on. */
export interface EscortTerms {
  /** The load's title, or its route for an offer, which doesn't show the title. */
  name: string;
  /** `L-2026-00047`; `null` if it isn't known. */
  number: string | null;
  origin: string;
  /** The place, or only the state while it's an offer. */
  destination: string;
  /** Where to meet. */
  meetPlace: string;
  /** When to meet; `null` while it's TBD, and for offers without a slot. */
  meet: LocalMoment | null;
  /** When the job is done, about; `null` as for `meet`. */
  end: LocalMoment | null;
  /** The load's pickup and delivery; `null` while TBD, and for offers. */
  pickup: LocalMoment | null;
  delivery: LocalMoment | null;
  /** `null` while neither pickup nor delivery is set. */
  days: DayRange | null;
  /** Known states and provinces of the job. */
  states: readonly string[];
  /** Radio channel; empty while it isn't set, and for offers. */
  channel: string;
  /** True if the job is for an escort slot of the load. */
  hasSlot: boolean;
  status: LoadStatus;
  equipment: string;
  /** Feet; the height is the load's own. */
  length: number;
  width: number;
  height: number;
  /** Feet from the ground; `null` until the load was measured or has a trailer. */
  loadedHeight: number | null;
  /** Pounds; `null` until the load was weighed or has its units. */
  grossLbs: number | null;
  /** When the offer ends without an answer; `null` for never. */
  lapsesAt: string | null;
  /** True if other pilot cars have an offer for the same slot. */
  hasRivals: boolean;
}

interface Job {
  id: string;
  status: EscortStatus;
  answered_at: string | null;
  terms_changed_at: string;
  /** `null` once the operator has no access to the job anymore. */
  terms: EscortTerms | null;
}

/** A row of `my_escort_jobs`. Null is what isn't set, or what an offer doesn't show. */
interface OwnJob extends Pick<EscortTerms, 'equipment' | 'length' | 'width' | 'height'> {
  load_number: string;
  load_status: LoadStatus;
  meeting_area: string;
  destination_state: string | null;
  states: string[];
  pickup_day: string | null;
  delivery_day: string | null;
  loaded_height: number | null;
  gross_lbs: number | null;
  meet_at: string | null;
  ends_at: string | null;
  time_zone: string | null;
  lapses_at: string | null;
  has_rivals: boolean;
  title: string | null;
  origin: string | null;
  destination: string | null;
  pickup_at: string | null;
  pickup_time_zone: string | null;
  delivery_at: string | null;
  delivery_time_zone: string | null;
  channel: string | null;
}

const moment = (at: string | null | undefined, zone: string | null | undefined) =>
  typeof at === 'string' && typeof zone === 'string' ? { at, zone } : null;

/** Where a job is done: at the load's destination, or in the last of its states when it ends before. */
export function endPlace({
  destination,
  states,
}: Pick<EscortTerms, 'destination' | 'states'>): string {
  const last = states.at(-1);
  const isWholeWay =
    last === undefined || states.includes(readPlace(destination).region ?? destination);
  return isWholeWay ? destination : last;
}

/** `Denver, CO to NV`. If the meet point names no state, such as a truck stop: `CO to NV` or `within CO`. */
function nameOfOffer(meetingArea: string, destination: string, states: readonly string[]): string {
  const [first] = states;
  const last = states.at(-1);
  if (first === undefined || last === undefined || readPlace(meetingArea).region !== null) {
    return `${meetingArea} to ${endPlace({ destination, states })}`;
  }
  return first === last ? `within ${first}` : `${first} to ${last}`;
}

/** The terms of an offer, or of an accepted job. */
export function termsOfJob(job: OwnJob): EscortTerms {
  const { meeting_area: meetPlace, states, equipment, length, width, height } = job;
  const destination = job.destination ?? job.destination_state ?? 'destination TBD';
  const pickup = moment(job.pickup_at, job.pickup_time_zone);
  const delivery = moment(job.delivery_at, job.delivery_time_zone);
  return {
    name: job.title ?? nameOfOffer(meetPlace, destination, states),
    number: job.load_number,
    origin: job.origin ?? meetPlace,
    destination,
    meetPlace,
    meet: moment(job.meet_at, job.time_zone) ?? pickup,
    end: moment(job.ends_at, job.time_zone) ?? delivery,
    pickup,
    delivery,
    days: rangeOf(job.pickup_day, job.delivery_day),
    states,
    channel: job.channel ?? '',
    hasSlot: typeof job.time_zone === 'string',
    status: job.load_status,
    ...{ equipment, length, width, height },
    loadedHeight: job.loaded_height,
    grossLbs: job.gross_lbs,
    lapsesAt: job.lapses_at,
    hasRivals: job.has_rivals,
  };
}

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

/** True if dispatch changed days, route, size or position after the job was accepted. */
export function isChangedSinceAnswer({ status, answered_at, terms_changed_at }: Job): boolean {
  return status === 'accepted' && answered_at !== null && terms_changed_at > answered_at;
}

const isAhead = ({ terms }: Pick<Job, 'terms'>) =>
  terms?.status === 'planned' || terms?.status === 'assigned';

/** True if the operator can still give an accepted job back. */
export function canGiveBack({ status, terms }: Job, now: number): boolean {
  const meet = terms?.meet ?? null;
  return (
    status === 'accepted' &&
    isAhead({ terms }) &&
    (meet === null || Date.parse(meet.at) > now + GIVE_BACK_HOURS * HOUR_MS)
  );
}

/** True if the job starts in less than 24 hours, when only dispatch can find someone else. */
export function isTooLateToGiveBack(job: Job, now: number): boolean {
  return job.status === 'accepted' && isAhead(job) && !canGiveBack(job, now);
}

/** Pilot cars confirm three days ahead at the earliest, when the board starts to list the slot. */
const CONFIRM_HOURS = 72;

/**
 * From when an accepted job can be confirmed, in ms since 1970; `null` if there is nothing to confirm. A load
 * in transit can still need a pilot car in a later state, which has a slot.
 */
export function confirmableFrom({
  status,
  terms,
  confirmed_at: confirmedAt,
}: Job & { confirmed_at: string | null }): number | null {
  if (status !== 'accepted' || confirmedAt !== null) return null;
  if (!isAhead({ terms }) && (terms?.status !== 'in_transit' || !terms.hasSlot)) return null;
  const meet = terms?.meet ?? null;
  return meet === null ? 0 : Date.parse(meet.at) - CONFIRM_HOURS * HOUR_MS;
}

/** True if the escort job can be marked as completed. */
export function canComplete({ status, terms }: Job): boolean {
  return status === 'accepted' && (terms?.status === 'in_transit' || terms?.status === 'delivered');
}
