import { formatMediumDay, type Day } from '@/shared/lib/day';
import { formatStates } from './assignment-conflicts';
import { conflictsOf, type EscortTerms } from './escort-jobs';
import { formatSpan } from './load-days';

interface Job {
  id: string;
  terms: EscortTerms | null;
}

/** What else a pilot car has planned, and where they are certified. */
export interface PilotPlans<J extends Job = Job> {
  /** Escort jobs they accepted. */
  accepted: readonly J[];
  /** Days they marked not available. */
  unavailable: readonly Day[];
  /** States on their profile; `undefined` until they are fetched. */
  certified: readonly string[] | undefined;
}

/** The days of a job that its pilot marked not available. */
function unavailableDaysOf({ terms }: Job, unavailable: readonly Day[]): Day[] {
  const days = terms?.days ?? null;
  return days === null ? [] : unavailable.filter((day) => day >= days.from && day <= days.to);
}

/** Warnings to read before accepting a job, one sentence each, without the period. */
export function conflictTexts(job: Job, plans: PilotPlans): string[] {
  const overlaps = conflictsOf(job, plans.accepted).map(
    ({ terms }) =>
      `Overlaps with ${terms === null ? 'a job' : `${terms.name}, ${formatSpan(terms.days)}`}`,
  );
  const days = unavailableDaysOf(job, plans.unavailable).map(formatMediumDay);
  const { certified } = plans;
  const missing =
    job.terms === null || certified === undefined
      ? []
      : job.terms.states.filter((state) => !certified.includes(state));
  return [
    ...overlaps,
    ...(days.length === 0 ? [] : [`You marked ${days.join('; ')} not available`]),
    ...(missing.length === 0
      ? []
      : [`Your profile lists no certification for ${formatStates(missing)}`]),
  ];
}
