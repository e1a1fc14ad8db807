import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  callAsScheduler,
  callFunction,
  functionUrl,
  useFunction,
} from './support/call-function.ts';
import { useEmailApi } from './support/email-api.ts';
import { SEND_APPLICATION_EMAIL, storeApplication } from './support/applications.ts';
import { SEND_QUOTE_LINK } from './support/link-requests.ts';
import { newMessage, SEND_CONTACT_EMAIL, storeMessage } from './support/messages.ts';
import { SEND_QUOTE_EMAILS, storeQuote } from './support/quotes.ts';

const NAME = 'verify-challenge';
const FORM = 'contact_messages';
const HUMAN = 'We couldn’t confirm that you’re human. Please try again.';
const DOWN = 'We couldn’t check that you’re human. Please try again.';

/** Cloudflare's siteverify, with the answers that a test sets. Start it before `useFunction`. */
function useSiteVerify() {
  const asked: Record<string, unknown>[] = [];
  let answer: (request: Record<string, unknown>) => [status: number, body: object] = () => [
    500,
    {},
  ];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      asked.push(body);
      const [status, json] = answer(body);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 200 ? JSON.stringify(json) : 'down');
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('TURNSTILE_VERIFY_URL', `http://127.0.0.1:${String(port)}`);
    vi.stubEnv('TURNSTILE_SECRET_KEY', 'a-real-secret');
    vi.stubEnv('SITE_URL', 'https://www.example.com');
  });
  beforeEach(() => void (asked.length = 0));
  afterAll(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  return {
    asked,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
}

describe('verify-challenge', () => {
  const cloudflare = useSiteVerify();
  const supabase = useFunction(NAME);
  const verify = (id: string, token = 'a-token', form = FORM) =>
    callFunction(supabase, NAME, { token, form, id });
  const passed = (id: string) => ({
    success: true,
    hostname: 'www.example.com',
    action: FORM,
    cdata: id,
  });
  const passes = () => supabase.sql('select form, record_id from private.challenge_passes');

  beforeEach(async () => {
    await supabase.sql('delete from private.challenge_passes');
    await supabase.sql('delete from private.rate_limit_counts');
    await supabase.sql(
      'update private.settings set is_challenge_on = true, rate_limit_per_sender = 1',
    );
  });

  it('lets one row through above the limit', async () => {
    await storeMessage(supabase);
    const message = newMessage();
    const insert = () => supabase.anon().from(FORM).insert(message);
    const refused = await insert();
    expect([refused.status, refused.error?.code, refused.error?.message]).toEqual([
      428,
      'PT428',
      'Please confirm you’re human.',
    ]);
    cloudflare.answerWith(() => [200, passed(message.id)]);

    expect(await verify(message.id)).toEqual({ status: 200, body: { verified: true } });

    expect(cloudflare.asked).toMatchObject([{ secret: 'a-real-secret', response: 'a-token' }]);
    expect((await insert()).error).toBeNull();
    expect(await passes()).toEqual([]);
    expect((await supabase.anon().from(FORM).insert(newMessage())).status).toBe(428);
  });

  it.each([
    ['rejects the token', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['has seen it before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['names another site', { hostname: 'evil.example' }],
    ['names no site', { hostname: undefined }],
    ['names another form', { action: 'quotes' }],
    ['names another row', { cdata: randomUUID() }],
  ])('stores no pass if Cloudflare %s', async (_, changes) => {
    const id = randomUUID();
    cloudflare.answerWith(() => [200, { ...passed(id), ...changes }]);
    expect(await verify(id)).toEqual({ status: 403, body: { error: HUMAN } });
    expect(await passes()).toEqual([]);
  });

  it('tries twice with the same key if Cloudflare is down, and can be retried', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const id = randomUUID();
    cloudflare.answerWith(() => [503, {}]);
    expect(await verify(id)).toEqual({ status: 502, body: { error: DOWN } });
    expect(cloudflare.asked).toHaveLength(2);
    expect(new Set(cloudflare.asked.map((body) => body['idempotency_key'])).size).toBe(1);

    cloudflare.answerWith(() => [200, passed(id)]);
    expect((await verify(id)).status).toBe(200);
    vi.restoreAllMocks();
  });

  it('doesn’t blame the visitor for a wrong secret', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    cloudflare.answerWith(() => [200, { success: false, 'error-codes': ['invalid-input-secret'] }]);
    expect((await verify(randomUUID())).status).toBe(502);
    vi.restoreAllMocks();
  });

  it.each([
    [{}],
    [{ token: '', form: FORM, id: randomUUID() }],
    [{ token: 'x', form: 'profiles', id: randomUUID() }],
    [{ token: 'x', form: FORM, id: '1' }],
  ])('rejects %j', async (body) => {
    expect((await callFunction(supabase, NAME, body)).status).toBe(400);
    expect(cloudflare.asked).toEqual([]);
  });
});

describe.each([
  ['1', 200],
  ['2', 403],
  ['3', 403],
])('verify-challenge with Cloudflare’s test secret %sx…AA', (kind, status) => {
  beforeAll(() => void vi.stubEnv('TURNSTILE_SECRET_KEY', `${kind}x${'0'.repeat(31)}AA`));
  const supabase = useFunction(NAME);
  afterAll(() => void vi.unstubAllEnvs());

  it(`answers ${String(status)}`, async () => {
    const body = { token: 'XXXX.DUMMY.TOKEN.XXXX', form: FORM, id: randomUUID() };
    expect((await callFunction(supabase, NAME, body)).status).toBe(status);
  });

  it('report-settings tells the database about challenges, for the scheduler only', async () => {
    expect((await callAsScheduler(supabase, 'report-settings', 'wrong')).status).toBe(401);
    expect(await callAsScheduler(supabase, 'report-settings')).toEqual({
      status: 200,
      body: { challenge: 1 },
    });
    expect(await supabase.sql('select is_challenge_on from private.settings')).toEqual([
      { is_challenge_on: true },
    ]);
  });
});

describe('without a secret', () => {
  const supabase = useFunction(NAME);

  it('verify-challenge answers 404, and report-settings turns challenges off', async () => {
    await supabase.sql('update private.settings set is_challenge_on = true');
    const body = { token: 'x', form: FORM, id: randomUUID() };
    expect((await callFunction(supabase, NAME, body)).status).toBe(404);
    expect((await callAsScheduler(supabase, 'report-settings')).body).toEqual({ challenge: 0 });
    expect(await supabase.sql('select is_challenge_on from private.settings')).toEqual([
      { is_challenge_on: false },
    ]);
  });
});

describe('A function that anyone may call', () => {
  const provider = useEmailApi();
  const supabase = useFunction(SEND_QUOTE_EMAILS);
  const setLimits = async (perSender: number, perId: number) => {
    await supabase.sql('delete from private.rate_limit_counts');
    await supabase.sql(
      `update private.settings set rate_limit_calls_per_sender = $1, rate_limit_calls_per_id = $2`,
      [perSender, perId],
    );
  };

  it.each([
    [SEND_QUOTE_EMAILS, storeQuote, (id: string) => ({ quote: { id }, type: 'new_quote' })],
    [SEND_CONTACT_EMAIL, storeMessage, (id: string) => ({ message: { id } })],
    [SEND_APPLICATION_EMAIL, storeApplication, (id: string) => ({ application: { id } })],
  ])('%s does no work beyond its limits', async (name, store, bodyOf) => {
    await setLimits(2, 10);
    for (let calls = 0; calls < 2; calls++) {
      expect((await callFunction(supabase, name, bodyOf(randomUUID()))).status).toBe(200);
    }
    const { id } = await store(supabase);
    provider.accepted.length = 0;

    const response = await fetch(functionUrl(supabase, name), {
      method: 'POST',
      body: JSON.stringify(bodyOf(id)),
    });

    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await response.json()).toEqual({
      error: 'Too many requests. Please wait a few minutes and try again.',
    });
    expect(provider.accepted).toEqual([]);
    expect(
      await supabase.sql('select distinct state::text from public.emails where record_id = $1', [
        id,
      ]),
    ).toEqual([{ state: 'queued' }]);
  });

  it.each([
    ['/56', 6, (n: number) => `2001:db8:1:${n.toString(16)}::1`, '2001:db8:1:100::1'],
    ['/48', 12, (n: number) => `2001:db8:1:${n.toString(16)}00::1`, '2001:db8:2::1'],
    ['/24', 12, (n: number) => `198.51.100.${String(n)}`, '198.51.101.1'],
  ])(
    'a function that anyone may call is limited per %s too',
    async (_, limit, address, outside) => {
      await setLimits(2, 10);
      const call = async (from: string) => {
        const [answer] = await supabase.sql<{ wait: number }>(
          `select public.limit_function_call('send-quote-link', $1, gen_random_uuid()) as wait`,
          [from],
        );
        return answer?.wait;
      };
      for (let calls = 0; calls < limit; calls++) expect(await call(address(calls))).toBe(0);
      expect(await call(address(limit))).toBeGreaterThan(0);
      expect(await call(outside)).toBe(0);
    },
  );

  it('a function that anyone may call is limited per id too, and counts nothing above the limit', async () => {
    await setLimits(100, 3);
    const id = randomUUID();
    const call = () => callFunction(supabase, SEND_QUOTE_LINK, { request: { id } });
    const answers = await Promise.all(Array.from({ length: 6 }, call));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    const other = await callFunction(supabase, SEND_QUOTE_LINK, { request: { id: randomUUID() } });
    expect(other.status).toBe(200);
    expect(
      await supabase.sql('select max(uses) from private.rate_limit_counts where uses = 4'),
    ).toEqual([{ max: null }]);
  });
});
