import { formatMediumDay, type Day } from '@/shared/lib/day';
import { formatStates } from './assignment-conflicts';
import { conflictsOf } from './escort-jobs';
import { daysOf, formatSpan, type LoadTimes } from './load-days';
import { routeStates } from './route-states';

interface Job {
  id: string;
  load:
    | (LoadTimes & {
        title: string;
        origin: string;
        destination: string;
        permits: readonly { jurisdiction: string }[];
      })
    | null;
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
function unavailableDaysOf({ load }: Job, unavailable: readonly Day[]): Day[] {
  const days = load && daysOf(load);
  return days === null ? [] : unavailable.filter((day) => day >= days.from && day <= days.to);
}

/** Warnings to read before accepting a job, one sentence each, without the period. */
export function conflictTexts(job: Job, plans: PilotPlans): string[] {
  const overlaps = conflictsOf(job, plans.accepted).map(
    ({ load }) =>
      `Overlaps with ${load === null ? 'a job' : `${load.title}, ${formatSpan(daysOf(load))}`}`,
  );
  const days = unavailableDaysOf(job, plans.unavailable).map(formatMediumDay);
  const { certified } = plans;
  const missing =
    job.load === null || certified === undefined
      ? []
      : routeStates(job.load).filter((state) => !certified.includes(state));
  return [
    ...overlaps,
    ...(days.length === 0 ? [] : [`You marked ${days.join('; ')} not available`]),
    ...(missing.length === 0
      ? []
      : [`Your profile lists no certification for ${formatStates(missing)}`]),
  ];
}
