import { formatDays, formatSpan } from '@/features/loads/model/route/load-days';
import { formatMoment } from '@domain/time/moment-text';
import type { Day } from '@domain/time/day';
import { gapsOf, type EscortCovers } from './escort-cover';
import { conflictsOf, type EscortTerms, type LocalMoment } from './escort-jobs';

interface Job {
  id: string;
  terms: EscortTerms | null;
}

/** A pilot car's other plans, and which jobs their papers cover. */
export interface PilotPlans<J extends Job = Job> {
  /** Escort jobs they accepted. */
  accepted: readonly J[];
  /** Days they marked not available; `undefined` until they are fetched. */
  unavailable: readonly Day[] | undefined;
  /** Of offers and accepted jobs; `undefined` until they are fetched. */
  covers: EscortCovers | undefined;
}

/** The days of a job that its pilot marked not available. */
function unavailableDaysOf({ terms }: Job, unavailable: readonly Day[]): Day[] {
  const days = terms?.days ?? null;
  return days === null ? [] : unavailable.filter((day) => day >= days.from && day <= days.to);
}

/** The conflict of a job with an accepted one on the same days. */
function overlapText(terms: EscortTerms, other: EscortTerms): string {
  const { name, meet, end, days } = other;
  const isBefore = (first: LocalMoment | null, second: LocalMoment | null) =>
    first !== null && second !== null && Date.parse(first.at) <= Date.parse(second.at);
  if (end !== null && isBefore(end, terms.meet)) {
    return `Your job ${name} ends about ${formatMoment(end.at, end.zone)}`;
  }
  if (meet !== null && isBefore(terms.end, meet)) {
    return `Your job ${name} starts ${formatMoment(meet.at, meet.zone)}`;
  }
  return `Overlaps with ${name}, ${formatSpan(days)}`;
}

/** Conflicts of a job with the pilot car's calendar, one sentence each, without the period. */
export function calendarConflicts(job: Job, { accepted, unavailable }: PilotPlans): string[] {
  const { terms } = job;
  if (terms === null) return [];
  const overlaps = conflictsOf(job, accepted).map((other) =>
    other.terms === null ? 'Overlaps with a job' : overlapText(terms, other.terms),
  );
  const days = unavailableDaysOf(job, unavailable ?? []);
  return [
    ...overlaps,
    ...(days.length === 0 ? [] : [`You marked ${formatDays(days)} not available`]),
  ];
}

/** The covers of a job by the pilot car's papers; `undefined` until they are fetched. */
export function coversOf({ id }: Pick<Job, 'id'>, { covers }: PilotPlans) {
  return covers?.[id];
}

/** The gaps of a job that dispatch hasn't cleared, one sentence each, without the period. */
export function coverGaps(job: Pick<Job, 'id'>, plans: PilotPlans): string[] {
  return gapsOf(coversOf(job, plans) ?? []).map(({ problem }) => problem ?? '');
}

/** Everything to read before accepting a job, one sentence each, without the period. */
export function conflictTexts(job: Job, plans: PilotPlans): string[] {
  return [...calendarConflicts(job, plans), ...coverGaps(job, plans)];
}
