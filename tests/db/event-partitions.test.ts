import { describe, expect, it } from 'vitest';
import { useProject } from './support/project.ts';

const project = useProject();

const visitorOf = (name: string) => name.padEnd(32, '_');

/** Stores an event of a visitor at an SQL expression; all there is of it is its visitor. */
const store = (visitor: string, at: string) =>
  project.sql(
    `insert into public.analytics_events (created_at, event_name, consent_id, properties)
     values (${at}, 'page_view', $1, '{"page_url": "https://www.example.com/fleet"}')`,
    [visitorOf(visitor)],
  );
/** The tables the events of a visitor lie in, beside those they belong in. */
const placesOf = (visitor: string) =>
  project.sql<{ lies: string; belongs: string }>(
    `select tableoid::regclass::text as lies,
       'private.analytics_events_' || to_char(created_at at time zone 'UTC', 'YYYY"_q"Q') as belongs
     from public.analytics_events where consent_id = $1`,
    [visitorOf(visitor)],
  );
const quarters = async () =>
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
const turnNight = () => project.sql('select private.delete_expired_rows()');

const NEXT_QUARTER = "now() + interval '3 months'";
const LONG_AGO = "now() - interval '3 years'";

describe('events', () => {
  it('lie in the quarter of their moment, for all the time they are kept', async () => {
    for (const months of [0, 4, 8, 12]) {
      await store('spread', `now() - make_interval(months => ${String(months)})`);
    }
    const places = await placesOf('spread');
    expect(places).toHaveLength(4);
    for (const { lies, belongs } of places) expect(lies).toBe(belongs);
  });

  it('of a quarter that was not opened are taken, and go there at night, counted once', async () => {
    const [quarter] = await project.sql<{ name: string }>(
      `select private.event_partition_name(${NEXT_QUARTER}) as name`,
    );
    await project.sql(`drop table private.${quarter?.name ?? ''}`);
    const before = await viewsAt(NEXT_QUARTER);

    await store('early', NEXT_QUARTER);
    expect((await placesOf('early'))[0]?.lies).toBe('private.analytics_events_default');
    expect(await viewsAt(NEXT_QUARTER)).toBe((before ?? 0) + 1);

    await turnNight();
    const [place] = await placesOf('early');
    expect(place?.lies).toBe(place?.belongs);
    expect(await viewsAt(NEXT_QUARTER)).toBe((before ?? 0) + 1);
  });

  it('go with their quarter when it is over; their sums stay', async () => {
    await project.sql(`select private.create_event_partition(${LONG_AGO})`);
    await store('old', LONG_AGO);
    const [place] = await placesOf('old');
    expect(place?.lies).toBe(place?.belongs);
    expect(await quarters()).toContain(place?.lies);

    await turnNight();
    expect(await quarters()).not.toContain(place?.lies);
    expect(await placesOf('old')).toEqual([]);
    expect(await viewsAt(LONG_AGO)).toBe(1);
  });
});

describe('the quarters', () => {
  it('are the same after another night', async () => {
    await turnNight();
    const before = await quarters();
    await turnNight();
    expect(await quarters()).toEqual(before);
    // Thirteen months touch five or six quarters; then comes the next, and the rest.
    expect(before.length).toBeGreaterThanOrEqual(7);
    expect(before.length).toBeLessThanOrEqual(8);
  });

  it('can be reached through the table alone', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      for (const quarter of await quarters()) {
        const [row] = await project.sql<{ is_open: boolean }>(
          `select has_table_privilege($1, $2, 'select, insert, update, delete') as is_open`,
          [role, quarter],
        );
        expect(row?.is_open).toBe(false);
      }
    }
  });
});

it('pages are listed as long as there is an event of them', async () => {
  const listed = () => project.sql("select from private.event_pages where page = '/gone'");
  await project.sql(
    `insert into public.analytics_events (event_name, consent_id, properties)
     values ('page_view', $1, '{"page_url": "https://www.example.com/gone"}')`,
    [visitorOf('gone')],
  );
  await turnNight();
  expect(await listed()).toHaveLength(1);
  await project.sql('delete from public.analytics_events where consent_id = $1', [
    visitorOf('gone'),
  ]);
  await turnNight();
  expect(await listed()).toEqual([]);
});
