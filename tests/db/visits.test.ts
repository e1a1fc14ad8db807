import { beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, useProject } from './support/project.ts';

const project = useProject();
const service = () => project.as('service');
const consentId = (name: string) => name.padStart(32, '0');

const visit = (parts: object = {}) =>
  service().rpc('record_visit', {
    _event_name: 'page_view',
    _consent_id: consentId('a'),
    _session_id: 's1',
    _site_id: 'default',
    _properties: { page_url: 'https://www.example.com/fleet?x=1', referrer: '' },
    _user_agent: 'Mozilla/5.0',
    _device: 'desktop',
    _address: '203.0.113.7',
    _country: null,
    _city: null,
    ...parts,
  });

/**
 * The counters recomputed from the events. Correct for days whose events are all kept: expired events
 * stay counted (retention.test.ts).
 */
const RECOUNT = `
  select day::text, kind, label, count(*)::integer as events
  from public.analytics_events as event, private.event_counters(event)
  group by 1, 2, 3
  union all
  select private.business_day(event.created_at)::text, 'visitors', step,
    count(distinct consent_id)::integer
  from public.analytics_events as event, private.event_steps(event)
  group by 1, 2, 3
  order by 1, 2, 3`;
const KEPT = `
  select day::text, kind, label, events::integer from public.analytics_days order by 1, 2, 3`;

const expectCountersToBeTrue = async () => {
  expect(await project.sql(KEPT)).toEqual(await project.sql(RECOUNT));
};

beforeAll(async () => {
  await project.sql('delete from public.analytics_events');
  await project.sql('delete from public.consent_records');
  await project.sql('delete from public.unique_visitors');
});

describe('Daily counters', () => {
  it('are empty without events', async () => {
    expect(await project.sql('select 1 from public.analytics_days')).toEqual([]);
    expect(await project.sql('select 1 from public.analytics_visitor_days')).toEqual([]);
  });

  it('equal a full recount after adding and deleting events', async () => {
    await visit();
    await visit({ _consent_id: consentId('b'), _device: 'mobile' });
    await visit({ _consent_id: consentId('b'), _event_name: 'quote_started' });
    await visit({ _properties: { page_url: 'https://www.example.com/quote' } });
    await service()
      .from('analytics_events')
      .insert(
        ['2026-03-01T04:59:00Z', '2026-03-01T05:01:00Z', '2026-07-01T12:00:00Z'].map(
          (created_at) => ({
            created_at,
            event_name: 'page_view',
            consent_id: consentId('c'),
            properties: { page_url: '/gallery', referrer: 'https://www.Google.com/search' },
          }),
        ),
      );
    await expectCountersToBeTrue();
    expect(
      await project.sql(
        `select day::text, label from public.analytics_days
         where kind = 'referrer' and label = 'google.com' order by day`,
      ),
    ).toEqual([
      { day: '2026-02-28', label: 'google.com' },
      { day: '2026-03-01', label: 'google.com' },
      { day: '2026-07-01', label: 'google.com' },
    ]);

    await service().from('analytics_events').delete().eq('event_name', 'quote_started');
    await expectCountersToBeTrue();
    await service().from('analytics_events').delete().lt('created_at', '2026-03-02T00:00:00Z');
    await expectCountersToBeTrue();
    await service().from('analytics_events').delete().gt('id', 0);
    await expectCountersToBeTrue();
    expect(await project.sql(KEPT)).toEqual([]);
  });

  it('stay correct under concurrent writes, and number each visitor once', async () => {
    const names = ['page_view', 'quote_started', 'quote_sent', 'call_clicked'];
    const calls = Array.from({ length: 40 }, (_unused, n) =>
      visit({
        _event_name: names[n % 4],
        _consent_id: consentId(`busy${String(n % 7)}`),
        _session_id: `s${String(n % 3)}`,
        _properties: { page_url: `https://www.example.com/${n % 2 === 0 ? 'quote' : 'fleet'}` },
      }),
    );

    expect((await Promise.all(calls)).map(({ error }) => error)).toEqual(calls.map(() => null));

    await expectCountersToBeTrue();
    const numbers = await project.sql<{ visitor_number: number }>(
      `select visitor_number::integer from public.unique_visitors
       where consent_id like '%busy%' order by 1`,
    );
    expect(numbers).toHaveLength(7);
    expect(new Set(numbers.map(({ visitor_number }) => visitor_number)).size).toBe(7);
  });
});

describe('Figures of a period', () => {
  const today = { _from: '2026-01-01', _to: '2030-01-01' };

  beforeAll(async () => {
    await project.sql('delete from public.analytics_events');
    await project.sql('delete from public.unique_visitors');
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

  it('include every day, also without visitors', async () => {
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

  it.each(['visitor', 'customer', 'driver'] as const)('are refused to a %s', async (caller) => {
    const calls = [
      project.as(caller).rpc('analytics_totals', today),
      project.as(caller).rpc('analytics_top', { _kind: 'page', ...today }),
      project.as(caller).rpc('analytics_series', today),
      project.as(caller).rpc('analytics_funnel', today),
      project.as(caller).rpc('analytics_visitors', today),
    ];
    for (const { error } of await Promise.all(calls)) expect(error?.code).toBe(FORBIDDEN);
  });
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
    await project.sql('delete from public.analytics_events');
    await project.sql('delete from public.analytics_days');
    // Visitor 1 comes on every 10th day, the others once.
    await project.sql(`
      insert into public.analytics_events (event_name, consent_id, created_at)
      select 'page_view', lpad(case when n % 2 = 0 then '1' else n::text end, 32, 'v'),
        (${dayKept(0)})::timestamp at time zone 'America/New_York' + n * interval '5 days' + interval '12 hours'
      from generate_series(2, 40) as n`);
  });

  it('are counted once each, also if they came back later', async () => {
    // Days 10 to 39 have the visits 2 to 7: visitor 1, and the visitors 3, 5 and 7.
    expect((await between(10, 39)).visitors).toBe(4);
    expect((await between(40, 40)).visitors).toBe(1);
    expect((await between(41, 44)).visitors).toBe(0);
  });

  it('are unknown for days before the first counted and the last kept one', async () => {
    const [first] = await project.sql<{ day: string }>(`select (${dayKept(10)})::text as day`);
    expect(await between(9, 39)).toMatchObject({ visitors: null, counted_since: first?.day });

    await project.sql(`update public.analytics_days set day = day - 400
      where day = (select min(day) from public.analytics_days)`);
    const [kept] = await project.sql<{ day: string }>(`select (${dayKept(0)})::text as day`);
    expect((await between(0, 39)).visitors).toBe(4);
    expect(await between(-1, 39)).toMatchObject({ visitors: null, kept_since: kept?.day });
  });
});

describe('Recording a visit', () => {
  it('stores one consent record per visitor, even if it arrives twice', async () => {
    const _consent_id = consentId('twice');
    const accept = () => visit({ _consent_id, _event_name: 'consent_accept_all' });
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);

    const { data } = await service()
      .from('consent_records')
      .select('choice')
      .eq('consent_id', _consent_id);
    expect(data).toEqual([{ choice: 'accepted' }]);
  });

  it.each(['visitor', 'customer', 'admin'] as const)('is refused to a %s', async (caller) => {
    const call = project.as(caller);
    expect(
      (
        await call.rpc('record_visit', {
          _event_name: 'page_view',
          _consent_id: consentId('z'),
          _session_id: 's',
          _site_id: 'default',
          _properties: {},
          _user_agent: '',
          _device: 'desktop',
          _address: null,
          _country: null,
          _city: null,
        })
      ).error?.code,
    ).toBe(FORBIDDEN);
    expect(
      (await call.rpc('count_filtered_visit', { _reason: 'bot', _address: null })).error?.code,
    ).toBe(FORBIDDEN);
  });

  it.each([
    ['203.0.113.7', '203.0.113.0'],
    ['2001:db8:1:2:3::7', '2001:db8:1::'],
    ['::1', '::'],
    ['not an address', null],
    [null, null],
  ])('stores %s only as %s', async (_address, kept) => {
    const _consent_id = consentId(`n${String(_address).replaceAll(/\W/g, '')}`);
    expect((await visit({ _consent_id, _address })).error).toBeNull();

    const { data } = await service()
      .from('unique_visitors')
      .select('ip_address')
      .eq('consent_id', _consent_id)
      .single();
    expect(data).toEqual({ ip_address: kept });
  });
});
