/** The states of `public.system_jobs`. */
export type JobState = 'unscheduled' | 'late' | 'waiting' | 'running' | 'failed' | 'ok';

/** A scheduled job with its last run. */
export interface Job {
  name: string;
  description: string;
  every_seconds: number;
  next_run_at: string;
  state: JobState;
  /** Null until the first run. */
  started_at: string | null;
  finished_at: string | null;
  rows_done: number;
  error: string | null;
  last_ok_at: string | null;
}

/** Files and bytes of a bucket. */
export interface BucketUsage {
  bucket: string;
  files: number;
  bytes: number;
}

/** A migration that the database has. */
export interface Migration {
  version: string;
  name: string;
}
