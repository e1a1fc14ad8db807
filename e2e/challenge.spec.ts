import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { contentSecurityPolicy } from '../scripts/hosting/site-rules.ts';
import { CRON_SECRET, PUBLISHABLE_KEY } from '../supabase/local/config/keys.ts';
import { connectAsService } from './support/supabase.ts';
import { expect, test } from './support/test.ts';

// A server of its own: challenges are on for the whole project, and Auth's too.
test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/status of 4(03|28)/] });

/** Cloudflare's site key and secret for tests. */
const SITE_KEY = '1x00000000000000000000AA';
const SECRET = '1x0000000000000000000000000000000AA';
/** Rows a form accepts from one address in ten minutes, in the demo data. */
const LIMIT = 100;
const SENDER = { 'x-forwarded-for': '198.51.100.7' };
const REFUSED = 'We couldn’t confirm that you’re human. Please try again.';
/** Replaces Cloudflare's script: a button that passes the challenge. */
const TURNSTILE = `window.turnstile = {
  render: (box, { callback }) => {
    box.innerHTML = '<button type="button">I am human</button>';
    box.firstChild.onclick = () => callback('XXXX.DUMMY.TOKEN.XXXX');
    return 'widget';
  },
  remove: () => {},
};`;

let server: ChildProcess;
let origin: string;

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  return port;
}

/** Waits until the server has migrated its new database and says where the site is. */
function untilReady({ stdout }: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    stdout?.setEncoding('utf8');
    stdout?.on('data', (text: string) => {
      if (text.includes(origin)) resolve();
    });
    stdout?.once('close', () => {
      reject(new Error('The server stopped before it was ready.'));
    });
  });
}

// `npm start` itself, on the embedded database: the other tests' server runs on a native Postgres.
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  origin = `http://127.0.0.1:${String(port)}`;
  server = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: 'memory',
      SKIP_BUILD: '1',
      TRUST_FORWARDED_FOR: '1',
      TURNSTILE_SECRET_KEY: SECRET,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await untilReady(server);
  const request = await playwright.request.newContext({ baseURL: origin });
  // Tells the database that challenges are on, as the scheduler does every five minutes.
  const report = await request.post('/functions/v1/report-settings', {
    headers: { 'x-cron-secret': CRON_SECRET, authorization: `Bearer ${PUBLISHABLE_KEY}` },
  });
  expect(report.status()).toBe(200);
  await request.dispose();
});
test.afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
});

/** Serves the site as if it were built with a site key: its code, and Cloudflare in its security policy. */
async function turnChallengesOn(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const kind = route.request().resourceType();
    if (kind !== 'document' && kind !== 'script') return route.continue();
    const response = await route.fetch();
    // The text is no longer compressed.
    const headers = response.headers();
    delete headers['content-encoding'];
    const policy = headers['content-security-policy'];
    const text = await response.text();
    return route.fulfill({
      response,
      headers: {
        ...headers,
        ...(policy !== undefined && {
          'content-security-policy': contentSecurityPolicy({ project: '/', hasChallenges: true }),
        }),
      },
      body: text.replaceAll(/\{[^{}]*\}\.VITE_TURNSTILE_SITE_KEY/gu, `"${SITE_KEY}"`),
    });
  });
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TURNSTILE }),
  );
}

test('a message above the limit is sent once, after a challenge that failed and one that passed', async ({
  page,
}) => {
  const earlier = await page.request.post(`${origin}/rest/v1/contact_messages`, {
    headers: { apikey: PUBLISHABLE_KEY, ...SENDER },
    data: Array.from({ length: LIMIT }, () => ({
      id: randomUUID(),
      name: 'Quinn Carter',
      email: 'earlier@example.com',
      subject: 'Earlier',
      message: 'One of many messages.',
    })),
  });
  expect(earlier.status()).toBe(201);
  await page.setExtraHTTPHeaders(SENDER);
  await turnChallengesOn(page);
  await page.route(
    '**/functions/v1/verify-challenge',
    (route) => route.fulfill({ status: 403, json: { error: REFUSED } }),
    { times: 1 },
  );
  const answers: number[] = [];
  page.on('response', (response) => {
    const isInsert = response.request().method() === 'POST';
    if (isInsert && response.url().includes('/contact_messages')) answers.push(response.status());
  });

  await page.goto(`${origin}/contact`);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  const form = page.getByRole('form', { name: 'Send a message' });
  await form.getByLabel('Name').fill('Quinn Carter');
  await form.getByLabel('Email').fill('quinn@example.com');
  await form.getByLabel('Subject').fill('Port pickup');
  await form.getByLabel('Message').fill('Do you collect at Baltimore?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Please confirm you’re human.')).toBeVisible();

  await form.getByRole('button', { name: 'I am human' }).click();
  await expect(form.getByText(REFUSED)).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('Do you collect at Baltimore?');
  await form.getByRole('button', { name: 'I am human' }).click();
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
  await expect(form.getByText('Please confirm you’re human.')).toHaveCount(0);

  expect(answers).toEqual([428, 201]);
  const { count } = await connectAsService(origin)
    .from('contact_messages')
    .select('id', { count: 'exact', head: true })
    .eq('email', 'quinn@example.com');
  expect(count).toBe(1);
});
