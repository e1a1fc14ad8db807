import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useLocalSupabase } from '@tests/local-supabase.ts';
import { beacon, newConsentId, newEvent, PHONE } from './support/events.ts';

const STORED = { stored: true };

// The site's address in the environment of the functions.
beforeAll(() => void vi.stubEnv('SITE_URL', 'https://www.example.com'));
afterAll(() => void vi.unstubAllEnvs());

describe('track-analytics', () => {
  const supabase = useLocalSupabase({ isForwardedForTrusted: true });
  const eventsOf = async (consentId: string) => {
    const { data, error } = await supabase
      .service()
      .from('analytics_events')
      .select('event_name, visitor_id, session_id, properties, device, ip_address, user_agent')
      .eq('consent_id', consentId)
      .order('id');
    if (error) throw error;
    return data;
  };
  const visitorOf = async (consentId: string) => {
    const { data } = await supabase
      .service()
      .from('unique_visitors')
      .select('visitor_number, total_visits, ip_address, geo_country, geo_city')
      .eq('consent_id', consentId)
      .maybeSingle();
    return data;
  };
  const filtered = async (reason: 'bot' | 'staff') => {
    const { data } = await supabase
      .service()
      .from('analytics_filtered')
      .select('events')
      .eq('reason', reason)
      .maybeSingle();
    return data?.events ?? 0;
  };

  it('stores no page of another site, and no id of a record', async () => {
    const pageOf = async (page_url: string) => {
      const event = newEvent({ page_url });
      expect((await beacon(supabase, event)).body).toEqual(STORED);
      return (await eventsOf(event.consent_id))[0]?.properties;
    };

    expect(await pageOf('https://elsewhere.test/fleet')).toMatchObject({ page_url: '(other)' });
    expect(
      await pageOf('https://example.com/quotes/c1000000-0000-4000-8000-000000000001'),
    ).toMatchObject({ page_url: 'https://example.com/quotes/id' });
  });

  it('stores an event with the edge’s data and a truncated address', async () => {
    const event = newEvent({
      page_url: 'https://www.example.com/quote?utm_source=mail&email=a@b.co#secret',
      properties: { page_title: 'Quote', referrer: 'https://www.google.com/search?q=dayton' },
      user_agent: 'what the page claims',
    });

    expect((await beacon(supabase, event)).body).toEqual(STORED);

    const visitor = await visitorOf(event.consent_id);
    expect(visitor).toMatchObject({ total_visits: 1, ip_address: '203.0.113.0' });
    expect(await eventsOf(event.consent_id)).toEqual([
      {
        event_name: 'page_view',
        visitor_id: String(visitor?.visitor_number),
        session_id: 'session-1',
        properties: {
          page_url: 'https://www.example.com/quote?utm_source=mail',
          page_title: 'Quote',
          referrer: 'https://www.google.com/',
        },
        device: 'mobile',
        ip_address: '203.0.113.0',
        user_agent: PHONE,
      },
    ]);
  });

  it('numbers visitors in order and counts their visits by session', async () => {
    const [first, second] = [newConsentId(), newConsentId()];
    await beacon(supabase, newEvent({ consent_id: first }));
    for (const session_id of ['session-1', 'session-1', 'session-2']) {
      await beacon(supabase, newEvent({ consent_id: first, session_id }));
    }
    await beacon(supabase, newEvent({ consent_id: second }));

    const visitor = await visitorOf(first);
    expect(visitor?.total_visits).toBe(2);
    expect((await visitorOf(second))?.visitor_number).toBe((visitor?.visitor_number ?? -9) + 1);
  });

  it('records consent once, only with the consent event', async () => {
    const { consent_id } = newEvent();
    const yes = newEvent({ consent_id, event_name: 'consent_accept_all' });
    await beacon(supabase, yes);
    await beacon(supabase, newEvent({ consent_id }));
    await beacon(supabase, yes);

    const { data } = await supabase
      .service()
      .from('consent_records')
      .select('choice')
      .eq('consent_id', consent_id);
    expect(data).toEqual([{ choice: 'accepted' }]);
  });

  it('stores the Android app a visitor came from', async () => {
    const referrer = 'android-app://com.google.android.gm/inbox/1';
    const event = newEvent({ properties: { page_title: 'Fleet', referrer } });
    expect((await beacon(supabase, event)).body).toEqual(STORED);

    const [stored] = await eventsOf(event.consent_id);
    expect(stored?.properties).toMatchObject({ referrer: 'android-app://com.google.android.gm/' });
    const labels = await supabase.sql(
      `select label from public.analytics_days where kind = 'referrer' and label like '%android%'`,
    );
    expect(labels).toEqual([{ label: 'com.google.android.gm' }]);
  });

  it('stores a title without the characters that Postgres can’t store', async () => {
    const event = newEvent({ properties: { page_title: 'Fleet\u0000 \ud83d' } });
    expect((await beacon(supabase, event)).body).toEqual(STORED);
    expect((await eventsOf(event.consent_id))[0]?.properties).toMatchObject({
      page_title: 'Fleet',
    });
  });

  it('counts bots, by their user-agent header, and staff without storing events', async () => {
    const [bot, staff] = [newEvent(), newEvent({ is_staff: true })];
    const before = { bot: await filtered('bot'), staff: await filtered('staff') };

    const googlebot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    expect((await beacon(supabase, bot, googlebot)).body).toEqual({ stored: false, reason: 'bot' });
    expect((await beacon(supabase, staff)).body).toEqual({ stored: false, reason: 'staff' });

    expect(await filtered('bot')).toBe(before.bot + 1);
    expect(await filtered('staff')).toBe(before.staff + 1);
    expect(await eventsOf(bot.consent_id)).toEqual([]);
    expect(await visitorOf(staff.consent_id)).toBeNull();
  });

  it('takes country and city only from the edge', async () => {
    const [known, unknown, tor] = [newConsentId(), newConsentId(), newConsentId()];
    const place = { 'cf-ipcountry': 'US', 'cf-ipcity': 'Dayton' };
    await beacon(supabase, newEvent({ consent_id: known }), place);
    await beacon(supabase, { ...newEvent({ consent_id: unknown }), geo_country: 'Atlantis' });
    await beacon(supabase, newEvent({ consent_id: tor }), { 'cf-ipcountry': 'T1' });

    expect(await visitorOf(known)).toMatchObject({ geo_country: 'US', geo_city: 'Dayton' });
    expect(await visitorOf(unknown)).toMatchObject({ geo_country: null, geo_city: null });
    expect(await visitorOf(tor)).toMatchObject({ geo_country: null });
  });

  it.each([
    ['invalid JSON', '{'],
    ['an empty body', ''],
    ['a list', []],
    ['an unknown event', { ...newEvent(), event_name: 'drop_table' }],
    ['another site', { ...newEvent(), site_id: 'other' }],
    ['a forged consent id', { ...newEvent(), consent_id: "'; drop table x; --" }],
    ['a short consent id', { ...newEvent(), consent_id: 'abc' }],
    ['a page that is no web address', { ...newEvent(), page_url: 'javascript:alert(1)' }],
    ['the referrer http://[', { ...newEvent(), properties: { referrer: 'http://[' } }],
    ['the referrer https://%', { ...newEvent(), properties: { referrer: 'https://%' } }],
    ['the referrer http://:80', { ...newEvent(), properties: { referrer: 'http://:80' } }],
    [
      'the referrer http://x:99999/',
      { ...newEvent(), properties: { referrer: 'http://x:99999/' } },
    ],
    ['the referrer android-app://', { ...newEvent(), properties: { referrer: 'android-app://' } }],
    ['the referrer about:blank', { ...newEvent(), properties: { referrer: 'about:blank' } }],
    ['a page with a broken host', { ...newEvent(), page_url: 'http://[' }],
    ['an overlong title', { ...newEvent(), properties: { page_title: 'x'.repeat(301) } }],
    ['an invalid timestamp', { ...newEvent(), timestamp: 'yesterday' }],
  ])('rejects %s', async (_what, body) => {
    expect((await beacon(supabase, body)).status).toBe(400);
  });

  it('rejects an oversized body', async () => {
    const body = JSON.stringify({ ...newEvent(), padding: 'x'.repeat(9000) });
    expect((await beacon(supabase, body)).status).toBe(413);
  });

  it('allows beacons from other origins, which include credentials', async () => {
    const origin = { origin: 'https://www.example.com' };
    const { response } = await beacon(supabase, newEvent(), origin);

    expect(response.headers.get('access-control-allow-origin')).toBe(origin.origin);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('limits one address, no matter what ids it makes up', async () => {
    await supabase.sql(
      'update private.settings set rate_limit_visits_per_sender = 6, rate_limit_visitors_per_sender = 3',
    );
    const from = { 'x-forwarded-for': '198.51.100.9' };
    try {
      const answers = [];
      for (let n = 0; n < 5; n += 1)
        answers.push((await beacon(supabase, newEvent(), from)).status);
      expect(answers).toEqual([200, 200, 200, 429, 429]);

      const { consent_id } = newEvent();
      const elsewhere = { 'x-forwarded-for': '198.51.100.200' };
      const known = [];
      for (let n = 0; n < 7; n += 1) {
        known.push((await beacon(supabase, newEvent({ consent_id }), elsewhere)).status);
      }
      expect(known).toEqual([200, 200, 200, 200, 200, 200, 429]);
    } finally {
      await supabase.sql(
        'update private.settings set rate_limit_visits_per_sender = 300, rate_limit_visitors_per_sender = 60',
      );
    }
  });
});

describe('track-analytics under a flood', () => {
  const supabase = useLocalSupabase({ isForwardedForTrusted: true });
  const setOverall = (limit: number) =>
    supabase.sql('update private.settings set rate_limit_visits_overall = $1', [limit]);
  const from = (n: number) => ({ 'x-forwarded-for': `198.51.${String(n)}.1` });
  const GOOGLEBOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };

  it('limits all addresses together', async () => {
    await setOverall(5);
    const { consent_id } = newEvent();
    await beacon(supabase, newEvent({ consent_id }), from(1));
    const flood = Array.from({ length: 9 }, (_unused, n) =>
      beacon(supabase, newEvent({ consent_id }), from(n + 2)),
    );

    const statuses = (await Promise.all(flood)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(
      await supabase.sql(
        `select count(*)::integer as stored,
           (select events::integer from public.analytics_days
            where kind = 'event' and label = 'page_view') as counted
         from public.analytics_events`,
      ),
    ).toEqual([{ stored: 5, counted: 5 }]);
  });

  it('limits bots too', async () => {
    await setOverall(60_000);
    await supabase.sql('update private.settings set rate_limit_visits_per_sender = 3');
    const statuses = [];
    for (let n = 0; n < 5; n += 1) {
      const answer = await beacon(supabase, newEvent(), { ...from(200), ...GOOGLEBOT });
      statuses.push(answer.status);
    }

    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(
      await supabase.sql('select reason, events::integer from public.analytics_filtered'),
    ).toEqual([{ reason: 'bot', events: 3 }]);
  });
});

describe('track-analytics without a trusted proxy', () => {
  const supabase = useLocalSupabase();

  it('uses the socket’s address and ignores the one in a header', async () => {
    const event = newEvent();
    const claims = { 'x-forwarded-for': '8.8.8.8', 'cf-connecting-ip': '8.8.4.4' };
    await beacon(supabase, event, claims);

    const { data } = await supabase
      .service()
      .from('analytics_events')
      .select('ip_address')
      .eq('consent_id', event.consent_id)
      .single();
    expect(data).toEqual({ ip_address: '127.0.0.0' });
  });

  it('ignores country and city in the caller’s headers', async () => {
    const event = newEvent();
    await beacon(supabase, event, { 'cf-ipcountry': 'US', 'cf-ipcity': 'Dayton' });

    const { data } = await supabase
      .service()
      .from('unique_visitors')
      .select('geo_country, geo_city')
      .eq('consent_id', event.consent_id)
      .single();
    expect(data).toEqual({ geo_country: null, geo_city: null });
  });
});
