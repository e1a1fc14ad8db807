import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, EVERYONE } from '../support/everyone.ts';
import { type Account, isLocal, useProject } from '../support/project.ts';

const project = useProject();
const TABLES = ['analytics_events', 'consent_records', 'unique_visitors'];
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const consentIds: string[] = [];
let admin: Account;

/** A new consent id of 32 characters, forgotten after the tests. */
function newConsentId(): string {
  const id = randomUUID().replaceAll('-', '');
  consentIds.push(id);
  return id;
}

/** A page of the site: the stand-in serves it. A hosted project stores the pages of other sites as `(other)`. */
const page = () => `${project.url}/fleet`;

/** The body that a page sends. */
const event = (consent_id: string, changes: Record<string, unknown> = {}) => ({
  consent_id,
  session_id: randomUUID(),
  site_id: 'default',
  event_name: 'page_view',
  properties: {
    page_url: page(),
    page_title: 'Fleet',
    referrer: 'https://www.google.com/',
  },
  page_url: page(),
  user_agent: BROWSER,
  timestamp: new Date().toISOString(),
  ...changes,
});

/** Posts a body as text without a key, like a beacon and like a fetch with keepalive. */
async function post(body: unknown, userAgent = BROWSER) {
  const response = await fetch(`${project.url}/functions/v1/track-analytics`, {
    method: 'POST',
    keepalive: true,
    headers: { 'user-agent': userAgent },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const eventsOf = async (consentId: string) =>
  admin.client
    .from('analytics_events')
    .select('*')
    .eq('consent_id', consentId)
    .order('created_at', { ascending: false });

beforeAll(async () => {
  admin = await project.account(['admin']);
});
afterAll(async () => {
  for (const table of TABLES) {
    await project.service().from(table).delete().in('consent_id', consentIds);
  }
});

describe('tracking', () => {
  it('stores page views and consent, which admins read by consent id, newest first', async () => {
    const id = newConsentId();

    const consent = await post(event(id, { event_name: 'consent_accept_all' }));
    const view = await post(event(id));

    expect([consent, view]).toEqual([1, 2].map(() => ({ status: 200, body: { stored: true } })));
    const { data, error } = await eventsOf(id);
    expect(error).toBeNull();
    expect(data).toMatchObject([
      {
        event_name: 'page_view',
        consent_id: id,
        site_id: 'default',
        properties: {
          ...event(id).properties,
          ...(!isLocal && { page_url: expect.any(String) as string }),
        },
        user_agent: BROWSER,
        visitor_id: expect.stringMatching(/^\d+$/) as string,
        session_id: expect.any(String) as string,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      },
      { event_name: 'consent_accept_all' },
    ]);
    const consents = await admin.client
      .from('consent_records')
      .select('*', { count: 'exact', head: true })
      .eq('consent_id', id);
    expect([consents.error, consents.count]).toEqual([null, 1]);
  });

  it('numbers each visitor once and counts their visits', async () => {
    const id = newConsentId();
    const session_id = randomUUID();

    await post(event(id, { session_id }));
    await post(event(id, { session_id }));
    await post(event(id));

    const { data, error } = await admin.client
      .from('unique_visitors')
      .select('*')
      .eq('consent_id', id);
    expect(error).toBeNull();
    expect(data).toMatchObject([
      {
        consent_id: id,
        visitor_number: expect.any(Number) as number,
        total_visits: 2,
        first_seen_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      },
    ]);
    const [visitor] = data as Record<string, unknown>[];
    for (const column of ['ip_address', 'geo_country', 'geo_city']) {
      expect(visitor).toHaveProperty(column);
    }
  });

  // The function counts bots, whose user agent the body can't hide, and stores nothing about them.
  it('stores nothing about bots', async () => {
    const id = newConsentId();

    const answer = await post(event(id), 'Googlebot/2.1 (+http://www.google.com/bot.html)');

    expect(answer).toEqual({ status: 200, body: { stored: false, reason: 'bot' } });
    expect((await eventsOf(id)).data).toEqual([]);
  });

  it.each([
    ['an unknown event', { event_name: 'anything' }],
    ['another site', { site_id: 'elsewhere' }],
    ['a short consent id', { consent_id: 'abc' }],
    ['an address that is a script', { page_url: 'javascript:alert(1)' }],
    ['a session id that is a number', { session_id: 5 }],
    ['no properties', { properties: null }],
    ['a time that is no time', { timestamp: 'yesterday' }],
  ])('rejects %s and stores nothing', async (_what, changes) => {
    const id = newConsentId();

    const { status, body } = await post(event(id, changes));

    expect(status).toBe(400);
    expect(body).toEqual({ error: expect.any(String) as string });
    expect((await eventsOf(id)).data).toEqual([]);
  });

  it('rejects a body that is no JSON, and one that is too large', async () => {
    expect((await post('not json')).status).toBe(400);
    expect((await post(event(newConsentId(), { user_agent: 'x'.repeat(70_000) }))).status).toBe(
      413,
    );
  });
});

describe('reading as an admin', () => {
  it('returns the latest 10 events, and all for the figures', async () => {
    const id = newConsentId();
    for (let sent = 0; sent < 11; sent += 1) await post(event(id));

    const latest = await admin.client
      .from('analytics_events')
      .select('*')
      .order('created_at', { ascending: false })
      .limit(10);
    const figures = await admin.client.from('analytics_events').select('visitor_id, event_name');

    expect(latest.error).toBeNull();
    expect(latest.data).toMatchObject(Array.from({ length: 10 }, () => ({ consent_id: id })));
    expect(figures.error).toBeNull();
    expect(Object.keys(figures.data?.[0] ?? {})).toEqual(['visitor_id', 'event_name']);
  });

  it.each(['gallery_images', 'profiles', 'analytics_events', 'consent_records'])(
    'counts %s without sending rows',
    async (table) => {
      const { count, data, error } = await admin.client
        .from(table)
        .select('*', { count: 'exact', head: true });

      expect([error, data]).toEqual([null, null]);
      expect(count).toBeGreaterThanOrEqual(0);
    },
  );
});

describe.each(EVERYONE)('a %s', (role) => {
  it('can’t read or count events, consents and visitors', async () => {
    await post(event(newConsentId(), { event_name: 'consent_accept_all' }));
    const client = await clientOf(project, role);

    for (const table of TABLES) {
      const rows = await client.from(table).select('*');
      const { count } = await client.from(table).select('*', { count: 'exact', head: true });
      expect([rows.data ?? [], count ?? 0]).toEqual([[], 0]);
      expect(rows.error?.code).toBe(role === 'visitor' ? '42501' : undefined);
    }
  });

  // Only track-analytics writes these tables.
  it('can’t write any of them directly', async () => {
    const client = await clientOf(project, role);
    const consent_id = newConsentId();

    for (const table of TABLES) {
      const { status, error } = await client.from(table).insert({ consent_id });
      expect([status, error?.code]).toEqual([role === 'visitor' ? 401 : 403, '42501']);
    }
  });
});
