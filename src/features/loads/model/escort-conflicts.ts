import { formatMediumDay, type Day } from '@/shared/lib/day';
import { daysOf, formatSpan, type LoadTimes } from './load-days';

interface Job {
  load: (LoadTimes & { title: string }) | null;
}

/** The days of a job that its pilot marked not available. */
export function unavailableDaysOf({ load }: Job, unavailable: readonly Day[]): Day[] {
  const days = load && daysOf(load);
  return days === null ? [] : unavailable.filter((day) => day >= days.from && day <= days.to);
}

/** What speaks against accepting a job, one sentence each: overlapping jobs, days marked not available. */
export function conflictTexts(
  job: Job,
  overlapping: readonly Job[],
  unavailable: readonly Day[],
): string[] {
  const overlaps = overlapping.map(
    ({ load }) =>
      `Overlaps with ${load === null ? 'a job' : `${load.title}, ${formatSpan(daysOf(load))}`}`,
  );
  const days = unavailableDaysOf(job, unavailable);
  if (days.length === 0) return overlaps;
  return [...overlaps, `You marked ${days.map(formatMediumDay).join('; ')} not available`];
}
