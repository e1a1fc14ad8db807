import { Cron } from 'croner';
import { describe, expect, it } from 'vitest';
import { runJob, runsOf } from './support/jobs.ts';
import { PEOPLE, useProject } from './support/project.ts';
import { aMessage, aQuote } from './support/rows.ts';

const project = useProject();
const names = async (query: string) =>
  (await project.sql<{ name: string }>(query)).map(({ name }) => name);

describe('The list of jobs', () => {
  it('contains every job function', async () => {
    expect(
      await names(`
        select proname as name from pg_proc
        where pronamespace = 'private'::regnamespace and proname like 'job\\_%'
          and pg_get_function_identity_arguments(oid) = '_limit integer' order by 1`),
    ).toEqual(
      await names(`
        select 'job_' || replace(name, '-', '_') as name from private.jobs
        where kind = 'sql' order by 1`),
    );
  });

  it('pg_cron schedules exactly the jobs in the list', async () => {
    const scheduled = await project.sql(
      'select jobname, schedule, command from cron.job where active order by 1',
    );
    expect(scheduled).toEqual(
      await project.sql(
        `select name as jobname, schedule, format('call private.run_job(%L)', name) as command
         from private.jobs order by 1`,
      ),
    );
    expect(scheduled.length).toBeGreaterThan(8);
  });

  it('has the interval of each schedule', async () => {
    const jobs = await project.sql<{ name: string; schedule: string; seconds: number }>(
      'select name, schedule, extract(epoch from every)::integer as seconds from private.jobs',
    );
    for (const { name, schedule, seconds } of jobs) {
      const [first, second] = new Cron(schedule, { timezone: 'UTC' }).nextRuns(2);
      expect([name, (Number(second) - Number(first)) / 1000]).toEqual([name, seconds]);
    }
  });
});

describe('A run', () => {
  it('works in batches, counts the rows and is recorded', async () => {
    await project.sql(
      `insert into public.activity_log (created_at, action, subject, record_id, label)
       select now() - interval '25 months', 'updated', 'service', gen_random_uuid(), 'Old'
       from generate_series(1, 2500)`,
    );
    await runJob(project, 'delete-old-activity');

    expect((await runsOf(project, 'delete-old-activity'))[0]).toEqual({
      outcome: 'ok',
      rows_done: 2500,
      error: null,
    });
  });

  it('a failed run keeps the earlier batches, records the error, and raises it for pg_cron', async () => {
    await project.as('visitor').from('contact_messages').insert(aMessage());
    await project.sql(`update public.contact_messages set deleted_at = now() - interval '40 days'`);
    await project.supabase.local.exec(`
      create function private.refuse() returns trigger language plpgsql as
        $$ begin raise exception 'It is a holiday'; end; $$;
      create trigger refuse before delete on public.contact_messages
        for each row execute function private.refuse()`);

    await expect(runJob(project, 'empty-trash')).rejects.toThrow('empty-trash: It is a holiday');
    expect((await runsOf(project, 'empty-trash'))[0]).toEqual({
      outcome: 'failed',
      rows_done: 0,
      error: 'It is a holiday',
    });

    await project.supabase.local.exec('drop trigger refuse on public.contact_messages');
    await runJob(project, 'empty-trash');
    const runs = await runsOf(project, 'empty-trash');
    expect(runs.map(({ outcome }) => outcome)).toEqual(['ok', 'failed']);
    expect(runs[0]?.rows_done).toBeGreaterThan(0);
  });

  it('the next run records a run that a restart interrupted as failed', async () => {
    await project.sql(`insert into private.job_runs (job) values ('collect-limit-hits')`);
    await runJob(project, 'collect-limit-hits');

    expect(await runsOf(project, 'collect-limit-hits')).toEqual([
      { outcome: 'ok', rows_done: 0, error: null },
      { outcome: 'failed', rows_done: 0, error: 'The run stopped before it finished.' },
    ]);
  });

  it('a run is deleted after a week, or after 90 days if it failed', async () => {
    await project.sql(
      `insert into private.job_runs (job, started_at, finished_at, outcome, error)
       select 'collect-limit-hits', started, started, outcome::private.job_outcome,
         case outcome when 'failed' then 'Old' end
       from unnest(array['ok', 'failed']) as outcome,
         unnest(array[now() - interval '6 days', now() - interval '8 days', now() - interval '91 days'])
           as started`,
    );
    await runJob(project, 'delete-old-runs');

    expect((await runsOf(project, 'delete-old-runs'))[0]?.rows_done).toBe(3);
    expect(
      await project.sql(
        `select outcome, (now()::date - started_at::date) as days from private.job_runs
         where started_at < now() - interval '1 day' order by 1, 2`,
      ),
    ).toEqual([
      { outcome: 'ok', days: 6 },
      { outcome: 'failed', days: 6 },
      { outcome: 'failed', days: 8 },
    ]);
  });
});

describe('Data the jobs leave behind', () => {
  it('data of the jobs is deleted: hits of limits after 90 days, and pg_cron’s own records after a week', async () => {
    await project.sql(
      `insert into private.limit_hits (limit_name, hour, hits, last_hit)
       select 'quotes', at, 1, at
       from unnest(array[now() - interval '89 days', now() - interval '91 days']) as at`,
    );
    await project.supabase.local.exec(`
      set session authorization supabase_admin;
      create table cron.job_run_details (runid bigint, end_time timestamptz);
      grant select, update, delete on cron.job_run_details to postgres;
      insert into cron.job_run_details
      values (1, now() - interval '6 days'), (2, now() - interval '8 days'), (3, null);
      set session authorization postgres`);

    await runJob(project, 'delete-old-runs');

    expect(
      await project.sql(`select (now()::date - hour::date) as days from private.limit_hits`),
    ).toEqual([{ days: 89 }]);
    expect(await project.sql('select runid::integer from cron.job_run_details order by 1')).toEqual(
      [{ runid: 1 }, { runid: 3 }],
    );
  });

  it('data of the jobs is deleted after a day: counters, and requests and invitations that were never sent', async () => {
    const quote = aQuote();
    await project.as('visitor').from('quotes').insert(quote);
    const ages = `unnest(array['23 hours', '25 hours']::interval[]) as age`;
    await project.sql(
      `insert into private.rate_limit_counts (action, sender, window_start)
       select 'old uses', age::text, now() - age from ${ages}`,
    );
    await project.sql(
      `insert into private.quote_link_requests (id, quote_id, created_at)
       select gen_random_uuid(), $1, now() - age from ${ages}`,
      [quote.id],
    );
    await project.sql(
      `insert into private.invitations (id, email, invited_by, created_at, taken_at, sent_at)
       select gen_random_uuid(), 'jo' || n || '@example.com', $1, now() - age, now() - age,
         case n when 1 then now() - age end
       from ${ages}, generate_series(1, 2) as n`,
      [PEOPLE.admin],
    );

    await runJob(project, 'delete-expired-requests');

    const left = (table: string, column: string, where = 'true') =>
      project.sql(
        `select extract(epoch from now() - ${column})::integer / 3600 as hours
         from private.${table} where ${where} order by 1`,
      );
    expect(await left('rate_limit_counts', 'window_start', `action = 'old uses'`)).toEqual([
      { hours: 23 },
    ]);
    expect(await left('quote_link_requests', 'created_at')).toEqual([{ hours: 23 }]);
    // A sent invitation stays.
    expect(await left('invitations', 'created_at')).toEqual([
      { hours: 23 },
      { hours: 23 },
      { hours: 25 },
    ]);
  });
});

describe('A run that calls an edge function', () => {
  const run = async (answer: string) => {
    await runJob(project, 'delete-orphaned-documents');
    await project.supabase.local.exec(`
      set session authorization supabase_admin;
      insert into net._http_response (id, status_code, content, error_msg)
      select max(request_id), ${answer} from private.job_runs;
      set session authorization postgres`);
    await project.sql('select private.settle_job_runs()');
    return (await runsOf(project, 'delete-orphaned-documents'))[0];
  };

  it('fails while Vault lacks the secret', async () => {
    await expect(runJob(project, 'delete-orphaned-documents')).rejects.toThrow(
      'Add project_url and cron_secret to Vault',
    );
    expect((await runsOf(project, 'delete-orphaned-documents'))[0]).toMatchObject({
      outcome: 'failed',
      error: 'Add project_url and cron_secret to Vault (docs/deploy.md).',
    });
  });

  it('ends with its answer', async () => {
    await project.supabase.local.exec(`
      set session authorization supabase_admin;
      insert into vault.decrypted_secrets
      values ('project_url', 'https://ref.supabase.co/'), ('cron_secret', 'a secret');
      set session authorization postgres`);
    await runJob(project, 'delete-orphaned-documents');
    expect((await runsOf(project, 'delete-orphaned-documents'))[0]?.outcome).toBeNull();

    expect(await run(`200, '{"deleted":4}', null`)).toEqual({
      outcome: 'ok',
      rows_done: 4,
      error: null,
    });
    for (const [answer, error] of [
      [`401, '', null`, /^The function refused the secret\./],
      [`404, '', null`, /^The function is not deployed\.$/],
      [`500, '{"error": 1}', null`, /^The function answered 500\.$/],
      [`null, null, 'Timeout was reached'`, /^Timeout was reached$/],
    ] as const) {
      expect(await run(answer)).toEqual({
        outcome: 'failed',
        rows_done: 0,
        error: expect.stringMatching(error) as string,
      });
    }
  });

  it('fails without an answer within ten minutes', async () => {
    await runJob(project, 'delete-orphaned-documents');
    await project.sql(
      `update private.job_runs set started_at = now() - interval '11 minutes'
       where job = 'delete-orphaned-documents' and finished_at is null`,
    );
    await project.sql('select private.settle_job_runs()');

    expect((await runsOf(project, 'delete-orphaned-documents'))[0]).toMatchObject({
      outcome: 'failed',
      error: 'The function did not answer.',
    });
  });
});
