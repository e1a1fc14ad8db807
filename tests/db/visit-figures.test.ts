import { beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, useProject } from './support/project.ts';
import { consentId, visits } from './support/visits.ts';

const project = useProject();
const service = () => project.as('service');
const { visit, importVisits, deleteVisits } = visits(project);

describe('Figures of a period', () => {
  const today = { _from: '2026-01-01', _to: '2030-01-01' };

  beforeAll(async () => {
    await deleteVisits();
    await project.sql('delete from public.analytics_filtered');
    await visit({ _event_name: 'consent_accept_all' });
    await visit();
    await visit({ _properties: { page_url: 'https://www.example.com/quote' } });
    await visit({ _event_name: 'quote_started' });
    await visit({ _consent_id: consentId('b'), _device: 'mobile' });
    await service().rpc('count_filtered_visit', { _reason: 'bot', _address: '203.0.113.7' });
  });

  it('include the totals', async () => {
    const { data, error } = await project.as('admin').rpc('analytics_totals', today).single();
    expect(error).toBeNull();
    expect(data).toEqual({
      events: 5,
      page_views: 3,
      consents: 1,
      unique_visitors: 2,
      bots: 1,
      staff: 0,
    });
  });

  it('count the visitors and consents of the period, even of one that has ended', async () => {
    const counted = await project.sql<{
      from: string;
      to: string;
      visitors: number;
      consents: number;
    }>(
      `with added as (
         insert into public.unique_visitors (consent_id, first_seen_at, last_seen_at)
         select lpad(n::text, 32, 'p'), now() - n * interval '7 hours', now() - n * interval '4 hours'
         from generate_series(1, 90) as n returning first_seen_at, last_seen_at
       ), agreed as (
         insert into public.consent_records (choice, created_at)
         select 'declined', first_seen_at from added returning created_at
       ), visitors as (
         select first_seen_at, last_seen_at from public.unique_visitors union all select * from added
       ), consents as (
         select created_at from public.consent_records union all select created_at from agreed
       )
       select begins::date::text as "from", ends::date::text as "to",
         (select count(*)::integer from visitors
          where last_seen_at >= begins at time zone 'America/New_York'
            and first_seen_at < (ends + interval '1 day') at time zone 'America/New_York') as visitors,
         (select count(*)::integer from consents
          where created_at >= begins at time zone 'America/New_York'
            and created_at < (ends + interval '1 day') at time zone 'America/New_York') as consents
       from (values (0, 0), (6, 0), (29, 0), (364, 0), (12, 6), (9, 9), (40, 30)) as period (first, last),
         lateral (select private.business_day(now())::timestamp as today) as clock,
         lateral (select today - first * interval '1 day' as begins, today - last * interval '1 day' as ends) as days`,
    );
    expect(counted.map(({ visitors }) => visitors)).toContain(92);
    for (const { from, to, visitors, consents } of counted) {
      const { data } = await project
        .as('admin')
        .rpc('analytics_totals', { _from: from, _to: to })
        .single();
      expect([from, to, data]).toMatchObject([from, to, { unique_visitors: visitors, consents }]);
    }
  });

  it.each([
    ['event', 'page_view', 3],
    ['page', '/fleet', 2],
    ['referrer', '(direct)', 2],
    ['device', 'desktop', 2],
  ])('include the most frequent labels: %s', async (_kind, label, events) => {
    const found = await project.as('admin').rpc('analytics_top', { _kind, ...today });
    expect((found.data as unknown[])[0]).toEqual({ label, events });
  });

  it('include the funnel to a quote, each visitor once per step', async () => {
    const found = await project.as('admin').rpc('analytics_funnel', today);
    expect(found.data).toEqual([
      { step: 'visit', visitors: 2 },
      { step: 'quote_page', visitors: 1 },
      { step: 'quote_started', visitors: 1 },
      { step: 'quote_sent', visitors: 0 },
    ]);
  });

  it('include every day, even without visitors', async () => {
    const found = await project
      .as('admin')
      .rpc('analytics_series', { _from: '2026-02-27', _to: '2026-03-02' });
    expect((found.data as { day: string }[]).map(({ day }) => day)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
  });

  it.each(['visitor', 'customer', 'driver'] as const)(
    'figures of a period are refused to a %s',
    async (caller) => {
      const calls = [
        project.as(caller).rpc('analytics_totals', today),
        project.as(caller).rpc('analytics_top', { _kind: 'page', ...today }),
        project.as(caller).rpc('analytics_series', today),
        project.as(caller).rpc('analytics_funnel', today),
        project.as(caller).rpc('analytics_visitors', today),
      ];
      for (const { error } of await Promise.all(calls)) expect(error?.code).toBe(FORBIDDEN);
    },
  );
});

describe('Unique visitors of an earlier period', () => {
  const dayKept = (days: number) =>
    `private.business_day(now() - private.event_retention()) + ${String(days)}`;
  const between = async (from: number, to: number) => {
    const [days] = await project.sql<{ from: string; to: string }>(
      `select (${dayKept(from)})::text as "from", (${dayKept(to)})::text as "to"`,
    );
    const period = { _from: days?.from, _to: days?.to };
    return (await project.as('admin').rpc('analytics_visitors', period).single()).data as {
      visitors: number | null;
      counted_since: string;
      kept_since: string;
    };
  };

  beforeAll(async () => {
    await deleteVisits();
    await project.sql('delete from public.analytics_days');
    // Visitor 1 comes on every 10th day, the others once.
    await project.sql(`
      insert into public.analytics_events (event_name, consent_id, created_at)
      select 'page_view', lpad(case when n % 2 = 0 then '1' else n::text end, 32, 'v'),
        (${dayKept(0)})::timestamp at time zone 'America/New_York' + n * interval '5 days' + interval '12 hours'
      from generate_series(2, 40) as n`);
  });

  it('unique visitors of an earlier period are counted once each, even if they came back later', async () => {
    // Days 10 to 39 have the visits 2 to 7: visitor 1, and the visitors 3, 5 and 7.
    expect((await between(10, 39)).visitors).toBe(4);
    expect((await between(40, 40)).visitors).toBe(1);
    expect((await between(41, 44)).visitors).toBe(0);
  });

  it('match the events in every period, in whichever order they were stored', async () => {
    await project.sql(`
      insert into public.analytics_events (event_name, consent_id, created_at)
      select 'page_view', lpad((n * 7 % 11)::text, 32, 'w'), now() - (n * 37 % 101) * interval '1 day'
      from generate_series(1, 60) as n`);
    await importVisits('again', 30, 2, 60);
    await importVisits('again', 45, 1);
    const counted = await project.sql<{ from: string; to: string; visitors: number }>(`
      select (today - age)::text as "from", (today - age + length)::text as "to", (
        select count(distinct consent_id)::integer from public.analytics_events
        where private.business_day(created_at) between today - age and today - age + length
      ) as visitors
      from (select private.business_day(now()) as today) as clock,
        generate_series(13, 100, 29) as age, unnest(array[0, 6, 29]) as length`);
    for (const { from, to, visitors } of counted) {
      const { data } = await project
        .as('admin')
        .rpc('analytics_visitors', { _from: from, _to: to })
        .single();
      expect([from, to, data]).toMatchObject([from, to, { visitors }]);
    }
  });

  it('visitors are unknown for days before the first counted or the oldest kept day', async () => {
    const [first] = await project.sql<{ day: string }>(`select (${dayKept(10)})::text as day`);
    expect(await between(9, 39)).toMatchObject({ visitors: null, counted_since: first?.day });

    await project.sql(`update public.analytics_days set day = day - 400
      where day = (select min(day) from public.analytics_days)`);
    const [kept] = await project.sql<{ day: string }>(`select (${dayKept(0)})::text as day`);
    expect((await between(0, 39)).visitors).toBe(4);
    expect(await between(-1, 39)).toMatchObject({ visitors: null, kept_since: kept?.day });
  });
});
