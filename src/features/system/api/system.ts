import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { BucketUsage, Job, JobState, Migration } from '../model/system-status';
import { systemKeys } from './query-keys';

const REFETCH_MS = 30_000;
/** Adding up every file costs more than the other figures. */
const STORAGE_REFETCH_MS = 10 * 60_000;

async function fetchJobs(): Promise<Job[]> {
  const jobs = unwrap(await getSupabase().rpc('system_jobs'));
  return jobs.map((job) => ({
    ...job,
    state: job.state as JobState,
    // Null until the first run: generated types leave out that a column of a function can be null.
    started_at: job.started_at as string | null,
    finished_at: job.finished_at as string | null,
    last_ok_at: job.last_ok_at as string | null,
    error: job.error as string | null,
  }));
}

async function fetchEmails() {
  const emails = unwrap(await getSupabase().rpc('system_emails'));
  return emails.map((email) => ({
    ...email,
    record_type: email.record_type as Exclude<typeof email.record_type, 'link_request'>,
    to_email: email.to_email as string | null,
    last_error: email.last_error as string | null,
    next_attempt_at: email.next_attempt_at as string | null,
  }));
}

async function fetchStorage(): Promise<BucketUsage[]> {
  return unwrap(await getSupabase().rpc('system_storage'));
}

async function fetchLimits() {
  const limits = unwrap(await getSupabase().rpc('system_limits'));
  return limits.map((limit) => ({ ...limit, last_hit: limit.last_hit as string | null }));
}

async function fetchSchema(): Promise<Migration[]> {
  return unwrap(await getSupabase().rpc('system_schema'));
}

export type UnsentEmail = Awaited<ReturnType<typeof fetchEmails>>[number];
export type Limit = Awaited<ReturnType<typeof fetchLimits>>[number];

/** Every scheduled job with its last run. */
export function jobsQueryOptions() {
  return queryOptions({
    queryKey: systemKeys.jobs(),
    queryFn: fetchJobs,
    refetchInterval: REFETCH_MS,
  });
}

/** Automatic emails not sent yet, oldest first, at most 50; each has their number in all. */
export function unsentEmailsQueryOptions() {
  return queryOptions({
    queryKey: systemKeys.emails(),
    queryFn: fetchEmails,
    refetchInterval: REFETCH_MS,
  });
}

/** Files and bytes of each bucket. */
export function storageQueryOptions() {
  return queryOptions({
    queryKey: systemKeys.storage(),
    queryFn: fetchStorage,
    refetchInterval: STORAGE_REFETCH_MS,
    staleTime: STORAGE_REFETCH_MS,
  });
}

/** The number of refusals by each limit in the last 24 hours, the most frequent first. */
export function limitsQueryOptions() {
  return queryOptions({
    queryKey: systemKeys.limits(),
    queryFn: fetchLimits,
    refetchInterval: REFETCH_MS,
  });
}

/** The last five migrations of the database, newest first. */
export function schemaQueryOptions() {
  return queryOptions({
    queryKey: systemKeys.schema(),
    queryFn: fetchSchema,
    refetchInterval: STORAGE_REFETCH_MS,
  });
}
