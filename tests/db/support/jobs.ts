import type { Project } from './project.ts';

/** Runs a job as pg_cron does: as role postgres, outside a transaction. Rejects with the job's error. */
export const runJob = (project: Project, name: string): Promise<void> =>
  project.supabase.local.exec(`call private.run_job('${name}')`);

/** Runs every job that works in the database, in the order of the list. */
export async function runAllJobs(project: Project): Promise<void> {
  const jobs = await project.sql<{ name: string }>(
    `select name from private.jobs where kind = 'sql' order by at, name`,
  );
  for (const { name } of jobs) await runJob(project, name);
}

/** A run of a job. */
export interface JobRun {
  outcome: 'ok' | 'failed' | null;
  rows_done: number;
  error: string | null;
}

/** The latest runs of a job, the newest first. */
export const runsOf = (project: Project, name: string): Promise<JobRun[]> =>
  project.sql<{ outcome: JobRun['outcome']; rows_done: number; error: string | null }>(
    `select outcome, rows_done::integer, error from private.job_runs
     where job = $1 order by id desc`,
    [name],
  );
