import { describe, expect, it } from 'vitest';
import { runJob } from './support/jobs.ts';
import { PEOPLE, REFUSED, useProject } from './support/project.ts';

const project = useProject();

describe('Availability', () => {
  const setDay = async (sql: string) => {
    const [row] = await project.sql<{ day: string }>(
      `select (current_date + ${sql})::date::text as day`,
    );
    return project.as('driver').from('availability').insert({ day: row?.day });
  };

  it('availability is limited to days within two years', async () => {
    expect((await setDay("interval '731 days'")).error).toBeNull();
    const { error } = await setDay("interval '732 days'");
    expect([error?.code, error?.message]).toEqual([
      REFUSED,
      'Choose days within two years from today.',
    ]);
    expect((await setDay("interval '-732 days'")).error?.code).toBe(REFUSED);
  });

  it('availability is deleted two years after the day', async () => {
    await project.sql(
      `insert into public.availability (user_id, day)
       select $1, (current_date - interval '2 years')::date - days from unnest(array[0, 1]) as days`,
      [PEOPLE.carrier],
    );
    await runJob(project, 'delete-old-availability');
    expect(
      await project.sql(
        `select ((current_date - interval '2 years')::date - day) as days_over
         from public.availability where user_id = $1 order by day limit 1`,
        [PEOPLE.carrier],
      ),
    ).toEqual([{ days_over: 0 }]);
  });

  it('has one row per user and day', async () => {
    expect((await setDay("interval '50 days'")).error).toBeNull();
    expect((await setDay("interval '50 days'")).error?.code).toBe('23505');
  });
});

describe('The log of a load', () => {
  const DEMO_LOAD = 'a2000000-0000-4000-8000-000000000001';
  const add = (caller: 'driver' | 'pilot' | 'admin') =>
    project.as(caller).from('load_events').insert({ load_id: DEMO_LOAD, note: 'Rolling' });
  const fill = (author: string, rows: number, age: string) =>
    project.sql(
      `insert into public.load_events (load_id, author_id, note, created_at)
       select $1, $2, 'Note', now() - $3::text::interval from generate_series(1, $4)`,
      [DEMO_LOAD, author, age, rows],
    );

  it('takes 100 entries per author in 24 hours, and any number from an admin', async () => {
    await project.sql('delete from public.load_events where load_id = $1', [DEMO_LOAD]);
    await fill(PEOPLE.driver, 50, '25 hours');
    await fill(PEOPLE.driver, 99, '1 hour');
    await fill(PEOPLE.admin, 100, '1 hour');

    expect((await add('driver')).error).toBeNull();
    const { status, error } = await add('driver');
    expect([status, error?.message]).toEqual([
      429,
      "You've added 100 entries to this load's log in 24 hours. Call dispatch to add more.",
    ]);
    expect((await add('admin')).error).toBeNull();
  });
});

describe('Labels that browsers send', () => {
  const visit = async (page: string, referrer?: string) => {
    const { error } = await project.as('service').rpc('record_visit', {
      _event_name: 'page_view',
      _consent_id: 'c'.repeat(32),
      _session_id: 'session-1',
      _site_id: 'default',
      _properties: {
        page_url: `https://www.example.com${page}`,
        ...(referrer !== undefined && { referrer }),
      },
      _user_agent: 'Mozilla/5.0',
      _device: 'desktop',
      _address: null,
      _country: null,
      _city: null,
    });
    expect(error).toBeNull();
  };
  const count = async (kind: string, label: string) => {
    const [row] = await project.sql<{ n: number }>(
      `select coalesce(sum(events), 0)::integer as n from public.analytics_days
       where day = private.business_day(now()) and kind = $1 and label = $2`,
      [kind, label],
    );
    return row?.n;
  };

  it('count as (other) after 200 new pages in a day; known pages still count', async () => {
    await visit('/fleet');
    await project.sql(
      `insert into private.event_pages (page, event_name)
       select '/invented/' || n, 'page_view' from generate_series(1, 200) as n`,
    );
    const before = await count('page', '/fleet');

    await visit('/one-more');
    await visit('/fleet');

    expect(await count('page', '/one-more')).toBe(0);
    expect(await count('page', '(other)')).toBe(1);
    expect(await count('page', '/fleet')).toBe((before ?? 0) + 1);

    await project.sql(`update private.event_pages set first_day = first_day - 1`);
    await visit('/one-more');
    expect(await count('page', '/one-more')).toBe(1);
  });

  it('count as (other) after 5,000 pairs of page and event, regardless of day', async () => {
    await project.sql('delete from private.event_pages');
    await visit('/fleet');
    const before = await count('page', '(other)');
    const fill = (rows: number) =>
      project.sql(
        `insert into private.event_pages (page, event_name, first_day)
         select '/filled/' || n, 'page_view', current_date - 30 from generate_series(1, $1) as n
         on conflict do nothing`,
        [rows],
      );
    await fill(4998);
    await visit('/last-one');
    await visit('/one-too-many');

    expect(await count('page', '/last-one')).toBe(1);
    expect(await count('page', '/one-too-many')).toBe(0);
    expect(await count('page', '(other)')).toBe((before ?? 0) + 1);
  });

  it('count as (other) after 200 referring sites in a day', async () => {
    await visit('/fleet', 'https://www.known.example/');
    await project.sql(
      `insert into public.analytics_days (day, kind, label, events)
       select private.business_day(now()), 'referrer', 'invented-' || n, 1
       from generate_series(1, 200) as n`,
    );
    await visit('/fleet', 'https://one.more/');
    await visit('/fleet', 'https://www.known.example/');

    expect(await count('referrer', 'one.more')).toBe(0);
    expect(await count('referrer', '(other)')).toBe(1);
    expect(await count('referrer', 'known.example')).toBe(2);
  });
});
