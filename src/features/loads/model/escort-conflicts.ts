import type { Day } from '@/shared/lib/day';
import { formatStates } from './assignment-conflicts';
import { conflictsOf, type EscortTerms, type LocalMoment } from './escort-jobs';
import { formatDays, formatSpan } from './load-days';
import { formatMoment } from './local-time';

interface Job {
  id: string;
  terms: EscortTerms | null;
}

/** What else a pilot car has planned, and where they are certified. */
export interface PilotPlans<J extends Job = Job> {
  /** Escort jobs they accepted. */
  accepted: readonly J[];
  /** Days they marked not available; `undefined` until they are fetched. */
  unavailable: readonly Day[] | undefined;
  /** States on their profile; `undefined` until they are fetched. */
  certified: readonly string[] | undefined;
}

/** The days of a job that its pilot marked not available. */
function unavailableDaysOf({ terms }: Job, unavailable: readonly Day[]): Day[] {
  const days = terms?.days ?? null;
  return days === null ? [] : unavailable.filter((day) => day >= days.from && day <= days.to);
}

/** What an accepted job on the same days means for another one. */
function overlapText(terms: EscortTerms, other: EscortTerms): string {
  const { name, meet, end, days } = other;
  const isBefore = (first: LocalMoment | null, second: LocalMoment | null) =>
    first !== null && second !== null && Date.parse(first.at) <= Date.parse(second.at);
  if (end !== null && isBefore(end, terms.meet)) {
    return `Your job ${name} ends about ${formatMoment(end)}`;
  }
  if (meet !== null && isBefore(terms.end, meet)) {
    return `Your job ${name} starts ${formatMoment(meet)}`;
  }
  return `Overlaps with ${name}, ${formatSpan(days)}`;
}

/** What in a pilot car's calendar conflicts with a job, one sentence each, without the period. */
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

/** States of a job that the pilot car's profile doesn't list; `null` until it is fetched. */
export function uncoveredStates({ terms }: Job, { certified }: PilotPlans): string[] | null {
  if (certified === undefined) return null;
  return (terms?.states ?? []).filter((state) => !certified.includes(state));
}

/** Everything to read before accepting a job, one sentence each, without the period. */
export function conflictTexts(job: Job, plans: PilotPlans): string[] {
  const missing = uncoveredStates(job, plans) ?? [];
  return [
    ...calendarConflicts(job, plans),
    ...(missing.length === 0
      ? []
      : [`Your profile lists no certification for ${formatStates(missing)}`]),
  ];
}
