import { describe, expect, it } from 'vitest';
import { checkProject } from '../../scripts/launch/check-project.ts';
import { runJob, runsOf } from './support/jobs.ts';
import { PEOPLE, useProject } from './support/project.ts';
import { aMessage, aQuote } from './support/rows.ts';

const project = useProject();
const admin = () => project.as('admin');
const change = (sql: string) =>
  project.supabase.local.exec(
    `set session authorization supabase_admin; ${sql}; set session authorization postgres`,
  );

describe('Jobs', () => {
  const stateOf = async (name: string) => {
    const { data } = await admin().rpc('system_jobs').eq('name', name).single<{ state: string }>();
    return data?.state;
  };
  it('show how their last run ended and when the next one is', async () => {
    await runJob(project, 'empty-trash');
    const { data } = await admin().rpc('system_jobs').eq('name', 'empty-trash').single();

    expect(data).toMatchObject({ state: 'ok', schedule: '27 3 * * *', rows_done: 0, error: null });
    const next = new Date((data as { next_run_at: string }).next_run_at);
    expect(next.toISOString()).toMatch(/T03:27:00\.000Z$/);
    expect(next.getTime() - Date.now()).toBeGreaterThan(0);
    expect(next.getTime() - Date.now()).toBeLessThan(24 * 3600_000);
  });

  it('jobs are late after two intervals without a run, even if none was ever recorded', async () => {
    await project.sql(`insert into private.job_runs (job) values ('delete-old-activity')`);
    expect(await stateOf('delete-old-activity')).toBe('running');
    await project.sql(
      `update private.job_runs set started_at = now() - interval '49 hours'
       where job = 'delete-old-activity'`,
    );
    expect(await stateOf('delete-old-activity')).toBe('late');

    expect(await stateOf('delete-expired-visits')).toBe('waiting');
    await project.sql(`update private.jobs set added_at = now() - interval '49 hours'`);
    expect(await stateOf('delete-expired-visits')).toBe('late');
    await project.sql(`update private.jobs set added_at = now()`);
  });

  it('jobs are unscheduled when pg_cron runs something else, pauses them or has no entry', async () => {
    for (const broken of [
      `update cron.job set schedule = '0 0 1 1 *' where jobname = 'empty-trash'`,
      `update cron.job set command = 'select 1' where jobname = 'empty-trash'`,
      `update cron.job set active = false where jobname = 'empty-trash'`,
      `delete from cron.job where jobname = 'empty-trash'`,
    ]) {
      await change(broken);
      expect(await stateOf('empty-trash')).toBe('unscheduled');
      await change(`delete from cron.job where jobname = 'empty-trash'`);
      await project.sql('select private.schedule_jobs()');
      expect(await stateOf('empty-trash')).toBe('ok');
    }
  });
});

describe('Run now', () => {
  const run = (name: string) => admin().rpc('run_job_now', { _name: name });

  it('runs a job, records it and logs who pressed it', async () => {
    await project.as('visitor').from('contact_messages').insert(aMessage());
    await project.sql(`update public.contact_messages set deleted_at = now() - interval '40 days'`);

    expect((await run('empty-trash')).data).toBe('ok');
    const [last] = await runsOf(project, 'empty-trash');
    expect(last?.outcome).toBe('ok');
    expect(last?.rows_done).toBeGreaterThan(0);
    expect(
      await project.sql(
        `select actor_id, label from public.activity_log where action = 'ran' and subject = 'job'`,
      ),
    ).toEqual([{ actor_id: PEOPLE.admin, label: 'empty-trash' }]);
  });

  it('records an error instead of raising it', async () => {
    expect((await run('delete-orphaned-documents')).data).toBe('failed');
    expect((await runsOf(project, 'delete-orphaned-documents'))[0]?.error).toContain('to Vault');
  });

  it('refuses an unknown job, and the eleventh run', async () => {
    expect((await run('no-such-job')).error?.code).toBe('P0002');
    await project.sql('delete from private.rate_limit_counts');
    for (let runs = 0; runs < 10; runs++)
      expect((await run('collect-limit-hits')).error).toBeNull();
    expect((await run('collect-limit-hits')).error?.code).toBe('PT429');
  });
});

it('the page lists unsent emails with their reason and next attempt, but not sent or deleted ones', async () => {
  await project.sql(`update public.emails set sent_at = now() where sent_at is null`);
  const store = async (parts: Record<string, unknown>) => {
    const row = aQuote();
    await project.as('visitor').from('quotes').insert(row);
    const { kind = 'confirmation', ...columns } = parts;
    await project.sql(
      `update public.emails set
         to_email = 'jo@example.com', subject = 'A', attempts = $3, last_error = $4, sent_at = $5,
         attempted_at = now()
       where record_id = $1 and kind = $2`,
      [row.id, kind, columns['attempts'], columns['last_error'], columns['sent_at'] ?? null],
    );
    return row.id;
  };
  const due = aQuote();
  await project.as('visitor').from('quotes').insert(due);
  await project.sql(
    `update public.emails set due_at = now() - interval '1 minute' where record_id = $1`,
    [due.id],
  );
  const retrying = await store({ attempts: 2, last_error: 'Mailbox full' });
  const stopped = await store({ attempts: 5, last_error: 'Address not found' });
  await store({ attempts: 1, last_error: null, sent_at: '2026-11-20' });
  const deleted = await store({ attempts: 5, last_error: 'Address not found' });
  await project.sql(`update public.quotes set deleted_at = now() where id = $1`, [deleted]);

  const answer = await admin().rpc('system_emails');
  const emails = answer.data as {
    record_id: string;
    name: string;
    next_attempt_at: string | null;
    total: number;
  }[];
  const found = emails.filter(({ record_id }) => [due.id, retrying, stopped].includes(record_id));

  expect(emails.map(({ record_id }) => record_id)).not.toContain(deleted);
  expect(emails[0]?.total).toBe(emails.length);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        record_id: due.id,
        name: 'Confirmation of the quote',
        attempts: 0,
      }),
      expect.objectContaining({ record_id: due.id, name: 'New quote', to_email: null }),
      expect.objectContaining({ record_id: retrying, last_error: 'Mailbox full', attempts: 2 }),
      expect.objectContaining({ record_id: stopped, next_attempt_at: null }),
    ]),
  );
  expect(found.find(({ record_id }) => record_id === retrying)?.next_attempt_at).not.toBeNull();
  expect(found).toHaveLength(4);
});

it('the page lists no unsent email that was last tried more than 14 days ago', async () => {
  const row = aQuote();
  await project.as('visitor').from('quotes').insert(row);
  await project.sql(
    `update public.emails set
       to_email = 'jo@example.com', subject = 'A', attempts = 5, last_error = 'Address not found',
       attempted_at = now() - case kind when 'confirmation' then 13 else 15 end * interval '1 day'
     where record_id = $1`,
    [row.id],
  );
  const answer = await admin().rpc('system_emails').eq('record_id', row.id);
  expect((answer.data as { name: string }[]).map(({ name }) => name)).toEqual([
    'Confirmation of the quote',
  ]);
});

it('the page adds up the files of each bucket', async () => {
  const usage = async () => {
    const { data } = await admin().rpc('system_storage').eq('bucket', 'job-documents').single();
    return data as { files: number; bytes: number };
  };
  const before = await usage();
  const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  await project
    .as('visitor')
    .storage.from('job-documents')
    .upload(`${crypto.randomUUID()}/resume_a.pdf`, file);

  expect(await usage()).toEqual({
    bucket: 'job-documents',
    files: before.files + 1,
    bytes: before.bytes + file.size,
  });
});

it('the page counts the limits hit in the last 24 hours, including those not collected yet', async () => {
  const of = async (name: string) =>
    (await admin().rpc('system_limits').eq('name', name).single()).data as {
      hits: number;
      rule: string;
      last_hit: string | null;
    };
  await project.sql(
    `update private.settings set rate_limit_per_sender = 7, rate_limit_overall = 70`,
  );
  expect(await of('quotes')).toMatchObject({
    hits: 0,
    last_hit: null,
    rule: 'Per network 7 (/64, IPv4), 3 × (/56), 6 × (/48, /24); overall 70 in 10 minutes',
  });
  await project.sql(`select private.record_limit_hit('quotes')`);
  expect((await of('quotes')).hits).toBe(1);
  await project.sql('select private.collect_limit_hits()');
  await project.sql(`select private.record_limit_hit('quotes')`);
  expect((await of('quotes')).hits).toBe(2);
  expect(Date.parse((await of('quotes')).last_hit ?? '')).toBeGreaterThan(Date.now() - 60_000);

  await project.sql(
    `update private.limit_hits set hour = hour - interval '25 hours', last_hit = now() - interval '25 hours'`,
  );
  expect((await of('quotes')).hits).toBe(1);
});

it('the rules of the limits show the value of every setting', async () => {
  await project.sql(
    `update private.settings
     set rate_limit_window = '90 seconds', confirmations_per_recipient = 3, upload_mb_per_day = 20000`,
  );
  const answer = await admin().rpc('system_limits');
  const limits = answer.data as { name: string; rule: string }[];
  const rules = new Map(limits.map(({ name, rule }) => [name, rule]));
  expect([...rules.values()].filter((rule) => /[{}]/u.test(rule))).toEqual([]);
  expect(rules.get('confirmations_per_recipient')).toMatch(/^3 an hour/u);
  expect(rules.get('uploads_of_a_day')).toContain('20,000 MB');
  expect(rules.get('job_runs')).toContain('in 90 seconds');
  await project.sql('update private.settings set rate_limit_window = default');
});

it('the version of the schema is the last migration of the folder', async () => {
  const answer = await admin().rpc('system_schema');
  const migrations = answer.data as { version: string }[];
  const [newest] = await project.sql<{ version: string }>(
    'select max(version) as version from supabase_migrations.schema_migrations',
  );
  expect(migrations).toHaveLength(5);
  expect(migrations[0]?.version).toBe(newest?.version);
});

describe('check:launch', () => {
  const check = (env: Record<string, string> = {}) =>
    checkProject({
      VITE_SUPABASE_URL: project.supabase.local.url,
      SUPABASE_SECRET_KEY: project.supabase.local.secretKey,
      ...env,
    });
  const whats = async () => (await check()).map(({ what }) => what);

  it('finds nothing when all jobs are scheduled, or no project is named', async () => {
    await project.sql('delete from private.job_runs');
    expect(await check()).toEqual([]);
    expect(await check({ VITE_SUPABASE_URL: '/' })).toEqual([]);
  });

  it('reports jobs that are not scheduled, failed or are late', async () => {
    await change(`delete from cron.job where jobname in ('empty-trash', 'delete-old-runs')`);
    expect(await whats()).toEqual([
      'job empty-trash is not scheduled',
      'job delete-old-runs is not scheduled',
    ]);
    await project.sql('select private.schedule_jobs()');

    await expect(runJob(project, 'delete-orphaned-documents')).rejects.toThrow('to Vault');
    expect(await whats()).toEqual([
      'job delete-orphaned-documents failed: Add project_url and cron_secret to Vault (docs/deploy.md).',
    ]);
    await project.sql(`update private.job_runs set started_at = now() - interval '3 days'`);
    expect(await whats()).toEqual(['job delete-orphaned-documents has not run when it should']);
    await project.sql('delete from private.job_runs');
  });

  it('reports a missing migration, a missing key and a wrong one', async () => {
    await project.sql(`delete from supabase_migrations.schema_migrations where version = (
      select max(version) from supabase_migrations.schema_migrations)`);
    expect(await whats()).toEqual([
      expect.stringMatching(/^its newest migration is \d+, ours \d+$/),
    ]);

    expect((await check({ SUPABASE_SECRET_KEY: '' }))[0]?.what).toContain('SUPABASE_SECRET_KEY');
    expect((await check({ SUPABASE_SECRET_KEY: 'sb_secret_wrong' }))[0]?.what).toMatch(
      /^it answered/,
    );
  });
});
