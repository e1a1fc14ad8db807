import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimRecord, dueEmails, emailOf, markEmail, reserveEmail } from './support/emails.ts';
import { type Caller, FORBIDDEN, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';

/** The parts of a response these tests read; the client is untyped. */
interface Answer {
  data: unknown;
  error: { code: string } | null;
  status: number;
}

const project = useProject();
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const ask = async (reference: unknown, email: unknown): Promise<Answer> =>
  project.as('visitor').rpc('request_quote_link', { _reference: reference, _email: email });
/** Claims the email about a request and counts it, as send-quote-link does. */
const claim = async (id: unknown, caller: Caller = 'service') => {
  const { claimed, code } = await claimRecord(project, 'link_request', id, caller);
  const rows: Record<string, unknown>[] = [];
  for (const { id: email, contents } of claimed) {
    const answer = await reserveEmail(project, email, contents['email'] as string);
    if (answer === 'send') rows.push(contents);
  }
  return { rows, code };
};
const askAndClaim = async (reference: unknown, email: unknown) =>
  (await claim((await ask(reference, email)).data)).rows;

async function send() {
  const email = `${randomUUID()}@example.com`;
  const { data } = await project
    .as('visitor')
    .from('quotes')
    .insert(aQuote({ email: email.replace('@', '.Jo@') }))
    .select('id, reference')
    .single();
  return {
    id: data?.id as string,
    reference: data?.reference as string,
    email: email.replace('@', '.jo@'),
  };
}

beforeEach(async () => {
  await project.sql(
    'update private.settings set rate_limit_per_sender = 100, rate_limit_overall = 1000',
  );
  await project.sql('delete from private.rate_limit_counts');
  await project.sql('delete from private.emails_to_strangers');
});

describe('Requesting the link again', () => {
  it('emails it to the quote’s address when reference and address match', async () => {
    const { id, reference, email } = await send();

    const [row, ...more] = await askAndClaim(` ${reference.toLowerCase()} `, ` ${email}`);

    expect(more).toEqual([]);
    expect(row).toMatchObject({ reference, email: email.replace('.jo@', '.Jo@') });
    const { claimed } = await claimRecord(project, 'quote', id);
    expect(row?.['link_token']).toBe(claimed[0]?.contents['link_token']);
  });

  it('gives the same response for a mismatch, and emails nothing', async () => {
    const mine = await send();
    const other = await send();
    for (const [reference, email] of [
      [mine.reference, other.email],
      ['Q-000000', mine.email],
      [mine.id, mine.email],
      ['', ''],
      ['%', '%'],
      [null, null],
    ]) {
      const { data, error, status } = await ask(reference, email);
      expect([status, error]).toEqual([200, null]);
      expect(data).toMatch(UUID);
      expect((await claim(data)).rows).toEqual([]);
    }
    const fitting = await ask(mine.reference, mine.email);
    expect([fitting.status, fitting.error]).toEqual([200, null]);
    expect(fitting.data).toMatch(UUID);
  });

  it('can be claimed once, and again after sending failed', async () => {
    const { reference, email } = await send();
    const { data: request } = await ask(reference, email);

    const claims = await Promise.all([claim(request), claim(request), claim(request)]);
    expect(claims.flatMap(({ rows }) => rows)).toHaveLength(1);

    await markEmail(project, await emailOf(project, request as string, 'quote_link'), 'refused');
    expect((await claim(request)).rows).toHaveLength(1);
  });

  it('can be claimed by edge functions only', async () => {
    const { reference, email } = await send();
    const { data: request } = await ask(reference, email);
    for (const caller of ['visitor', 'customer', 'admin'] as const) {
      expect(await claim(request, caller)).toEqual({ rows: [], code: FORBIDDEN });
    }
  });

  it('the scheduler never sends a requested link; the function does, after it responds', async () => {
    const { reference, email } = await send();
    const { data: request } = await ask(reference, email);
    const id = await emailOf(project, request as string, 'quote_link');
    await project.sql(
      `update private.quote_link_requests set created_at = created_at - interval '30 minutes'`,
    );
    expect(await dueEmails(project)).not.toContain(id);
    await markEmail(project, id, 'refused');
    await project.sql(
      `update public.emails set attempted_at = now() - interval '1 day' where id = $1`,
      [id],
    );
    expect(await dueEmails(project)).not.toContain(id);
  });

  it('emails a quote at most three times an hour', async () => {
    const { reference, email } = await send();
    for (let sent = 0; sent < 3; sent++) {
      expect(await askAndClaim(reference, email)).toHaveLength(1);
    }
    expect(await askAndClaim(reference, email)).toEqual([]);

    await project.sql(
      `update private.emails_to_strangers set reserved_at = reserved_at - interval '61 minutes'`,
    );
    expect(await askAndClaim(reference, email)).toHaveLength(1);
  });

  it('expires after an hour, and its row is deleted after a day', async () => {
    const { reference, email } = await send();
    const { data: request } = await ask(reference, email);
    await project.sql(
      `update private.quote_link_requests set created_at = created_at - interval '61 minutes'`,
    );
    expect((await claim(request)).rows).toEqual([]);

    await project.sql(
      `update private.quote_link_requests set created_at = created_at - interval '1 day'`,
    );
    await ask('', '');
    expect(
      await project.sql('select count(*)::integer as rows from private.quote_link_requests'),
    ).toEqual([{ rows: 1 }]);
  });

  it('requesting the link again is rate-limited per address and overall, mismatches included', async () => {
    const { reference, email } = await send();
    await project.sql('update private.settings set rate_limit_per_sender = 2');
    for (let misses = 0; misses < 2; misses++) await ask('Q-000000', 'no@example.com');
    const limited = await ask(reference, email);
    expect([limited.status, limited.error?.code]).toEqual([429, 'PT429']);

    await project.sql(
      'update private.settings set rate_limit_per_sender = 100, rate_limit_overall = 2',
    );
    expect((await ask(reference, email)).error?.code).toBe('PT429');
  });
});
