import { formatCount } from '@domain/numbers/counts';
import { formatTime } from '@domain/time/moment-text';
import type { Job, JobState } from './system-status';

interface StateText {
  label: string;
  tone: 'neutral' | 'info' | 'ok' | 'warn' | 'danger';
  /** True if an admin should look into it. */
  isProblem?: boolean;
}

export const JOB_STATES: Record<JobState, StateText> = {
  unscheduled: { label: 'Not scheduled', tone: 'danger', isProblem: true },
  failed: { label: 'Failed', tone: 'danger', isProblem: true },
  late: { label: 'Late', tone: 'warn', isProblem: true },
  waiting: { label: 'Not run yet', tone: 'neutral' },
  running: { label: 'Running', tone: 'info' },
  ok: { label: 'OK', tone: 'ok' },
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A job's schedule in words: `Every minute`, `Every 5 min`, `Hourly`, `Daily, 10:17 PM` in local time. */
export function describeSchedule({ every_seconds, next_run_at }: Job): string {
  if (every_seconds === MINUTE) return 'Every minute';
  if (every_seconds < HOUR) return `Every ${String(every_seconds / MINUTE)} min`;
  if (every_seconds === HOUR) return 'Hourly';
  return `Daily, ${formatTime(next_run_at)}`;
}

/** The duration of a run: `0.8 s` or `2 min 14 s`; undefined while it runs. */
export function runDuration({ started_at, finished_at }: Job): string | undefined {
  if (started_at === null || finished_at === null) return undefined;
  const seconds = Math.max(0, Date.parse(finished_at) - Date.parse(started_at)) / 1000;
  if (seconds < MINUTE) return `${seconds.toFixed(1)} s`;
  return `${String(Math.floor(seconds / MINUTE))} min ${String(Math.floor(seconds % MINUTE))} s`;
}

/** The text next to the state, such as `3 done` or the error. */
export function describeResult(job: Job): string | undefined {
  switch (job.state) {
    case 'ok':
      return `${formatCount(job.rows_done)} done`;
    case 'unscheduled':
      return 'pg_cron has no such entry.';
    case 'late':
      return job.error ?? (job.started_at === null ? 'It has never run.' : undefined);
    case 'failed':
      return job.error ?? undefined;
    default:
      return undefined;
  }
}

/** `1 of 9 failed`, for the worst state there is; undefined if all is well. */
export function worstState(jobs: readonly Job[]): { state: JobState; names: string[] } | undefined {
  for (const state of ['unscheduled', 'failed', 'late'] as const) {
    const names = jobs.filter((job) => job.state === state).map(({ name }) => name);
    if (names.length > 0) return { state, names };
  }
  return undefined;
}
