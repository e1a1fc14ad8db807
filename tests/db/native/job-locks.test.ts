import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { runJob, runsOf } from '../support/jobs.ts';
import { useProject } from '../support/project.ts';
import { aMessage } from '../support/rows.ts';
import { useSessions } from '../support/sessions.ts';

// PGlite has one session: nothing there waits for a lock.
const project = useProject();
/** Another session, with a transaction that the tests keep open. */
const other = useSessions(project, 1);

const open = (...statements: string[]) => other().unsafe(['begin', ...statements].join(';'));
const storeEvent = () =>
  project.sql(
    `insert into public.analytics_events (event_name, consent_id, properties)
     values ('page_view', $1, '{"page_url": "https://www.example.com/fleet"}')`,
    ['v'.repeat(32)],
  );
const oldPartitions = () =>
  project.sql("select from pg_class where relname = 'analytics_events_2020_q1'");

it('partitions aren’t rotated and events aren’t blocked while an export reads, and the next run rotates', async () => {
  await project.sql("select private.create_event_partition('2020-02-01')");
  await open('select count(*) from public.analytics_events');

  let isRunning = true;
  const run = runJob(project, 'rotate-event-partitions').finally(() => (isRunning = false));
  const refused = expect(run).rejects.toThrow('Events are being read, for example by an export.');
  for (let sent = 0; sent < 20; sent++) await storeEvent();
  expect(isRunning).toBe(true);
  await refused;
  expect((await runsOf(project, 'rotate-event-partitions'))[0]?.outcome).toBe('failed');
  expect(await oldPartitions()).toHaveLength(1);

  await other().unsafe('commit');
  await runJob(project, 'rotate-event-partitions');
  expect((await runsOf(project, 'rotate-event-partitions'))[0]).toMatchObject({
    outcome: 'ok',
    rows_done: 1,
  });
  expect(await oldPartitions()).toEqual([]);
});

it('a row that someone is editing is left to the next run', async () => {
  const rows = [aMessage(), aMessage()];
  for (const row of rows) await project.as('visitor').from('contact_messages').insert(row);
  const ids = rows.map(({ id }) => id);
  const left = async () =>
    (
      await project.sql<{ id: string }>(
        'select id from public.contact_messages where id = any($1::uuid[])',
        [ids],
      )
    ).map(({ id }) => id);
  await project.sql(
    `update public.contact_messages set deleted_at = now() - interval '40 days'
     where id = any($1::uuid[])`,
    [ids],
  );
  await open(`select from public.contact_messages where id = '${String(ids[0])}' for update`);

  await runJob(project, 'empty-trash');
  expect(await left()).toEqual([ids[0]]);

  await other().unsafe('commit');
  await runJob(project, 'empty-trash');
  expect(await left()).toEqual([]);
});

it('a job gives up on a locked table after two seconds and succeeds in the next run', async () => {
  await project.sql(
    `insert into private.quote_link_requests (id, created_at)
     values ($1, now() - interval '2 days')`,
    [randomUUID()],
  );
  await open('lock table private.quote_link_requests in exclusive mode');
  const started = performance.now();
  await expect(runJob(project, 'delete-expired-requests')).rejects.toThrow('lock timeout');
  expect(performance.now() - started).toBeLessThan(5_000);
  expect((await runsOf(project, 'delete-expired-requests'))[0]).toMatchObject({
    outcome: 'failed',
    error: 'canceling statement due to lock timeout',
  });

  await other().unsafe('commit');
  await runJob(project, 'delete-expired-requests');
  expect((await runsOf(project, 'delete-expired-requests'))[0]).toMatchObject({
    outcome: 'ok',
    rows_done: 1,
  });
});

it('Run now is refused while the job is running', async () => {
  await open("select pg_advisory_xact_lock(private.job_lock('empty-trash'))");
  const { error } = await project.as('admin').rpc('run_job_now', { _name: 'empty-trash' });
  await other().unsafe('commit');
  expect([error?.code, error?.message]).toEqual(['PT409', 'This job is already running.']);
});

it('a run does not start while the previous one is still working', async () => {
  const before = await runsOf(project, 'empty-trash');
  await open("select pg_advisory_xact_lock(private.job_lock('empty-trash'))");
  await runJob(project, 'empty-trash');
  await other().unsafe('commit');
  expect(await runsOf(project, 'empty-trash')).toEqual(before);

  await runJob(project, 'empty-trash');
  expect(await runsOf(project, 'empty-trash')).toHaveLength(before.length + 1);
});
