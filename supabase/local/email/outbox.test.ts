import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMAIL_API_KEY } from '../config/keys.ts';
import { findAuthLink, Outbox } from './outbox.ts';
import { handleOutboxRequest } from './routes.ts';

const MAIL = { from: 'a@example.com', to: ['b@example.com'], subject: 'Hello' };
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

describe('sending as through Resend', () => {
  it('puts the mail into the outbox and answers with its id', async () => {
    const outbox = new Outbox();

    const response = await send(outbox, {
      ...MAIL,
      to: 'b@example.com',
      text: 'Hi',
      reply_to: 'c@example.com',
    });

    expect(response.status).toBe(200);
    const { id } = (await response.json()) as { id: string };
    expect(outbox.find(id)).toMatchObject({ ...MAIL, text: 'Hi', replyTo: 'c@example.com' });
  });

  it.each([
    [{}],
    [{ ...MAIL }],
    [{ ...MAIL, to: [], text: 'x' }],
    [{ ...MAIL, to: [1], text: 'x' }],
    [null],
  ])('refuses %j', async (body) => {
    const outbox = new Outbox();

    expect((await send(outbox, body)).status).toBe(422);
    expect(outbox.emails).toEqual([]);
  });

  it('refuses a wrong key', async () => {
    expect((await send(new Outbox(), { ...MAIL, text: 'x' }, 'wrong')).status).toBe(401);
  });
});

describe('the outbox’s pages', () => {
  it('list mails, newest first, and escape what stands in them', async () => {
    const outbox = new Outbox();
    outbox.add({ ...MAIL, subject: 'First', text: 'x' });
    outbox.add({ ...MAIL, subject: '<script>alert(1)</script>', text: 'x' });

    const html = await page(outbox, '/_local/outbox');

    expect(html).not.toContain('<script>');
    expect(html.indexOf('&lt;script&gt;')).toBeLessThan(html.indexOf('First'));
  });

  it('show a mail’s HTML in a frame without rights, and its link as a button', async () => {
    const outbox = new Outbox();
    const link = 'http://127.0.0.1:4173/auth/v1/verify?token=t&type=signup';
    const { id } = outbox.add({ ...MAIL, text: `Confirm: ${link}`, html: '<b>Confirm</b>' });

    const html = await page(outbox, `/_local/outbox/${id}`);

    expect(html).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(html).toContain('href="http://127.0.0.1:4173/auth/v1/verify?token=t&amp;type=signup"');
    expect(await page(outbox, `/_local/outbox/${id}/html`)).toContain('<b>Confirm</b>');
  });

  it('answer 404 for a mail that is not there', async () => {
    const response = await handleOutboxRequest(
      new Request(`${BASE}/_local/outbox/nope`),
      new Outbox(),
    );

    expect(response.status).toBe(404);
  });
});

it('mails outlive a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const file = join(folder, 'data/outbox.jsonl');
  new Outbox(file).add({ ...MAIL, text: 'kept\nlines' });

  expect(new Outbox(file).to('B@Example.com')).toMatchObject([{ ...MAIL, text: 'kept\nlines' }]);
  rmSync(folder, { recursive: true });
});

it('finds the link of Auth in a mail that has only HTML', () => {
  const html = '<a href="http://x.example/auth/v1/verify?token=1&amp;type=recovery">Reset</a>';

  expect(findAuthLink({ id: '1', sentAt: '', ...MAIL, html })).toBe(
    'http://x.example/auth/v1/verify?token=1&type=recovery',
  );
});
