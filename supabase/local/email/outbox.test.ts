import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMAIL_API_KEY } from '../config/keys.ts';
import { findAuthLink, Outbox } from './outbox.ts';
import { handleOutboxRequest } from './routes.ts';

const EMAIL = { from: 'a@example.com', to: ['b@example.com'], subject: 'Hello' };
const BASE = 'http://127.0.0.1';

function send(outbox: Outbox, body: unknown, key = EMAIL_API_KEY): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const request = new Request(`${BASE}/_local/emails`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return handleOutboxRequest(request, outbox);
}
const page = async (outbox: Outbox, path: string) =>
  (await handleOutboxRequest(new Request(BASE + path), outbox)).text();

describe('the email API', () => {
  it('puts the email into the outbox and returns its id', async () => {
    const outbox = new Outbox();

    const response = await send(outbox, {
      ...EMAIL,
      to: 'b@example.com',
      text: 'Hi',
      reply_to: 'c@example.com',
    });

    expect(response.status).toBe(200);
    const { id } = (await response.json()) as { id: string };
    expect(outbox.find(id)).toMatchObject({ ...EMAIL, text: 'Hi', replyTo: 'c@example.com' });
  });

  it.each([
    [{}],
    [{ ...EMAIL }],
    [{ ...EMAIL, to: [], text: 'x' }],
    [{ ...EMAIL, to: [1], text: 'x' }],
    [null],
  ])('refuses %j', async (body) => {
    const outbox = new Outbox();

    expect((await send(outbox, body)).status).toBe(422);
    expect(outbox.emails).toEqual([]);
  });

  it('refuses a wrong key', async () => {
    expect((await send(new Outbox(), { ...EMAIL, text: 'x' }, 'wrong')).status).toBe(401);
  });
});

describe('the outbox pages', () => {
  it('list emails newest first and escape their text', async () => {
    const outbox = new Outbox();
    outbox.add({ ...EMAIL, subject: 'First', text: 'x' });
    outbox.add({ ...EMAIL, subject: '<script>alert(1)</script>', text: 'x' });

    const html = await page(outbox, '/_local/outbox');

    expect(html).not.toContain('<script>');
    expect(html.indexOf('&lt;script&gt;')).toBeLessThan(html.indexOf('First'));
  });

  it('show an email’s HTML in a sandboxed frame and its link as a button', async () => {
    const outbox = new Outbox();
    const link = 'http://127.0.0.1:4173/#token_hash=t&type=signup';
    const { id } = outbox.add({ ...EMAIL, text: `Confirm: ${link}`, html: '<b>Confirm</b>' });

    const html = await page(outbox, `/_local/outbox/${id}`);

    expect(html).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(html).toContain('href="http://127.0.0.1:4173/#token_hash=t&amp;type=signup"');
    expect(await page(outbox, `/_local/outbox/${id}/html`)).toContain('<b>Confirm</b>');
  });

  it('answer 404 for an unknown email', async () => {
    const response = await handleOutboxRequest(
      new Request(`${BASE}/_local/outbox/nope`),
      new Outbox(),
    );

    expect(response.status).toBe(404);
  });
});

it('emails stay across restarts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const file = join(folder, 'data/outbox.jsonl');
  new Outbox(file).add({ ...EMAIL, text: 'kept\nlines' });

  expect(new Outbox(file).to('B@Example.com')).toMatchObject([{ ...EMAIL, text: 'kept\nlines' }]);
  rmSync(folder, { recursive: true });
});

it('the Auth link is found in an email with HTML only', () => {
  const html =
    '<a href="http://x.example/auth/new-password#token_hash=1&amp;type=recovery">Reset</a>';

  expect(findAuthLink({ id: '1', sentAt: '', ...EMAIL, html })).toBe(
    'http://x.example/auth/new-password#token_hash=1&type=recovery',
  );
});
