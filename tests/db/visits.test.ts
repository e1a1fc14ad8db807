import { beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, useProject } from './support/project.ts';
import { consentId, visits } from './support/visits.ts';

const project = useProject();
const service = () => project.as('service');
const { visit, importVisits, deleteVisits, kept, recounted } = visits(project);

const expectCountersToBeTrue = async () => {
  expect(await kept()).toEqual(await recounted());
};

beforeAll(deleteVisits);

describe('Daily counters', () => {
  it('daily counters are empty without events', async () => {
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
    await deleteVisits();
    expect(await kept()).toEqual([]);
  });

  it('follow visitors to the day they were last seen, and consents', async () => {
    await visit({ _event_name: 'consent_accept_all' });
    await service().from('consent_records').insert({ choice: 'declined' });
    await project.sql(
      `update public.unique_visitors set
         first_seen_at = (private.business_day(now()) - 9 + time '12:00') at time zone 'America/New_York',
         last_seen_at = (private.business_day(now()) - 3 + time '12:00') at time zone 'America/New_York'`,
    );
    await expectCountersToBeTrue();
    await visit();
    await expectCountersToBeTrue();
    expect(
      await project.sql(
        `select label, private.business_day(now()) - day as age, events::integer
         from public.analytics_days where kind = 'seen' order by label`,
      ),
    ).toEqual([
      { label: 'first', age: 9, events: 1 },
      { label: 'last', age: 0, events: 1 },
    ]);
    await deleteVisits();
    expect(await kept()).toEqual([]);
  });

  it('know the previous day of a visitor, in whichever order days are added and deleted', async () => {
    const previous = async () =>
      project.sql(
        `select private.business_day(now()) - day as age, day - previous_day as gap
         from public.analytics_visitor_days where step = 'visit' order by day`,
      );
    await importVisits('back', 2, 30, 9, 9);
    await importVisits('back', 20, 5);
    await importVisits('other', 12);
    await expectCountersToBeTrue();
    await project.sql(`delete from public.analytics_events where consent_id = $1`, [
      consentId('other'),
    ]);
    expect(await previous()).toEqual([
      { age: 30, gap: null },
      { age: 20, gap: 10 },
      { age: 9, gap: 11 },
      { age: 5, gap: 4 },
      { age: 2, gap: 3 },
    ]);
    await project.sql(
      `delete from public.analytics_events
       where private.business_day(created_at) = private.business_day(now()) - 9
         or created_at < now() - interval '25 days'`,
    );
    await expectCountersToBeTrue();
    expect(await previous()).toEqual([
      { age: 20, gap: null },
      { age: 5, gap: 15 },
      { age: 2, gap: 3 },
    ]);
    await deleteVisits();
    expect(await kept()).toEqual([]);
  });

  it('stay correct under concurrent writes and deletions, and number each visitor once', async () => {
    const busy = (n: number) => `busy${String(n % 7)}`;
    await Promise.all([0, 1, 2, 3, 4, 5, 6].map((n) => importVisits(busy(n), 3, 40 + n)));
    await project.sql(
      `insert into public.unique_visitors (consent_id, first_seen_at, last_seen_at)
       select lpad(name || n, 32, '0'), now() - interval '40 days', now() - n * interval '1 day'
       from unnest(array['busy', 'gone']) as name, generate_series(0, 6) as n`,
    );
    await project.sql(
      `insert into public.consent_records (choice, consent_id, created_at)
       select 'accepted', consent_id, first_seen_at from public.unique_visitors`,
    );
    const names = ['page_view', 'quote_started', 'quote_sent', 'consent_accept_all'];
    const writes = Array.from({ length: 40 }, (_unused, n) =>
      visit({
        _event_name: names[n % 4],
        _consent_id: consentId(n % 5 === 0 ? `new${String(n % 3)}` : busy(n)),
        _session_id: `s${String(n % 3)}`,
        _properties: { page_url: `https://www.example.com/${n % 2 === 0 ? 'quote' : 'fleet'}` },
      }),
    );
    const imports = Array.from({ length: 14 }, (_unused, n) => importVisits(busy(n), 1 + n, 21));
    const deletions = [0, 1, 2, 3, 4, 5, 6].flatMap((n) => [
      project.sql(
        `delete from public.analytics_events
         where consent_id = $1 and created_at < now() - interval '2 days'`,
        [consentId(busy(n))],
      ),
      project.sql('delete from public.unique_visitors where consent_id = $1', [
        consentId(`gone${String(n)}`),
      ]),
      project.sql('delete from public.consent_records where consent_id = $1', [
        consentId(`gone${String(n)}`),
      ]),
    ]);

    expect((await Promise.all(writes)).map(({ error }) => error)).toEqual(writes.map(() => null));
    await Promise.all([...imports, ...deletions]);

    await expectCountersToBeTrue();
    const numbers = await project.sql<{ visitor_number: number }>(
      'select visitor_number::integer from public.unique_visitors',
    );
    expect(numbers).toHaveLength(10);
    expect(new Set(numbers.map(({ visitor_number }) => visitor_number)).size).toBe(10);
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

  it.each(['visitor', 'customer', 'admin'] as const)(
    'recording a visit is refused to a %s',
    async (caller) => {
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
    },
  );

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
