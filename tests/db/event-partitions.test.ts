import { describe, expect, it } from 'vitest';
import { runAllJobs } from './support/jobs.ts';
import { useProject } from './support/project.ts';

const project = useProject();

const visitorOf = (name: string) => name.padEnd(32, '_');

/** Stores an event of a visitor at the time of an SQL expression. */
const store = (visitor: string, at: string) =>
  project.sql(
    `insert into public.analytics_events (created_at, event_name, consent_id, properties)
     values (${at}, 'page_view', $1, '{"page_url": "https://www.example.com/fleet"}')`,
    [visitorOf(visitor)],
  );
/** The partitions a visitor's events are in, and those they should be in. */
const partitionsOf = (visitor: string) =>
  project.sql<{ actual: string; expected: string }>(
    `select tableoid::regclass::text as actual,
       'private.analytics_events_' || to_char(created_at at time zone 'UTC', 'YYYY"_q"Q') as expected
     from public.analytics_events where consent_id = $1`,
    [visitorOf(visitor)],
  );
const listPartitions = async () =>
  (
    await project.sql<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits
       where inhparent = 'public.analytics_events'::regclass order by 1`,
    )
  ).map(({ name }) => name);
const viewsAt = async (at: string) => {
  const [row] = await project.sql<{ n: number }>(
    `select coalesce(sum(events), 0)::integer as n from public.analytics_days
     where day = private.business_day(${at}) and kind = 'event' and label = 'page_view'`,
  );
  return row?.n;
};
const runRetention = () => runAllJobs(project);

const NEXT_QUARTER = "now() + interval '3 months'";
const LONG_AGO = "now() - interval '3 years'";

describe('Events', () => {
  it('events are stored in the partition of their quarter for as long as they are kept', async () => {
    for (const months of [0, 4, 8, 12]) {
      await store('spread', `now() - make_interval(months => ${String(months)})`);
    }
    const partitions = await partitionsOf('spread');
    expect(partitions).toHaveLength(4);
    for (const { actual, expected } of partitions) expect(actual).toBe(expected);
  });

  it('events of a quarter without a partition are accepted, moved to it at night, and counted once', async () => {
    const [quarter] = await project.sql<{ name: string }>(
      `select private.event_partition_name(${NEXT_QUARTER}) as name`,
    );
    await project.sql(`drop table private.${quarter?.name ?? ''}`);
    const before = await viewsAt(NEXT_QUARTER);

    await store('early', NEXT_QUARTER);
    expect((await partitionsOf('early'))[0]?.actual).toBe('private.analytics_events_default');
    expect(await viewsAt(NEXT_QUARTER)).toBe((before ?? 0) + 1);

    await runRetention();
    const [partition] = await partitionsOf('early');
    expect(partition?.actual).toBe(partition?.expected);
    expect(await viewsAt(NEXT_QUARTER)).toBe((before ?? 0) + 1);
  });

  it('dropping a partition deletes its events and keeps their sums', async () => {
    await project.sql(`select private.create_event_partition(${LONG_AGO})`);
    await store('old', LONG_AGO);
    const [partition] = await partitionsOf('old');
    expect(partition?.actual).toBe(partition?.expected);
    expect(await listPartitions()).toContain(partition?.actual);

    await runRetention();
    expect(await listPartitions()).not.toContain(partition?.actual);
    expect(await partitionsOf('old')).toEqual([]);
    expect(await viewsAt(LONG_AGO)).toBe(1);
  });
});

describe('Partitions', () => {
  it('do not change on the following night', async () => {
    await runRetention();
    const before = await listPartitions();
    await runRetention();
    expect(await listPartitions()).toEqual(before);
    // Thirteen months span five or six quarters, plus the next one and the default partition.
    expect(before.length).toBeGreaterThanOrEqual(7);
    expect(before.length).toBeLessThanOrEqual(8);
  });

  it('can be read only through the parent table', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      for (const partition of await listPartitions()) {
        const [row] = await project.sql<{ is_open: boolean }>(
          `select has_table_privilege($1, $2, 'select, insert, update, delete') as is_open`,
          [role, partition],
        );
        expect(row?.is_open).toBe(false);
      }
    }
  });
});

it('a page is listed as long as it has an event', async () => {
  const listed = () => project.sql("select from private.event_pages where page = '/old-page'");
  await project.sql(
    `insert into public.analytics_events (event_name, consent_id, properties)
     values ('page_view', $1, '{"page_url": "https://www.example.com/old-page"}')`,
    [visitorOf('one')],
  );
  await runRetention();
  expect(await listed()).toHaveLength(1);
  await project.sql('delete from public.analytics_events where consent_id = $1', [
    visitorOf('one'),
  ]);
  await runRetention();
  expect(await listed()).toEqual([]);
});
