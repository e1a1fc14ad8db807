import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useProject } from './support/project.ts';
import { newQuote, useQuotes } from './support/quote.ts';

const project = useProject();
const quotes = useQuotes(project);

describe('refusals', () => {
  const visitor = () => project.visitor().from('quotes');

  it.each([
    ['a duplicate row', 409, '23505', async () => visitor().insert(await quotes.store())],
    ['a violated CHECK', 400, '23514', () => visitor().insert(newQuote({ length: 600 }))],
    ['a missing value', 400, '23502', () => visitor().insert(newQuote({ customer_name: null }))],
    ['an invalid UUID', 400, '22P02', () => visitor().insert(newQuote({ id: 'x' }))],
    [
      'a number too large for its column',
      400,
      '22003',
      () => visitor().insert(newQuote({ length: 1e9 })),
    ],
    [
      'a column visitors may not write',
      401,
      '42501',
      () => visitor().insert(newQuote({ status: 'archived' })),
    ],
    ['writing an unknown column', 400, 'PGRST204', () => visitor().insert(newQuote({ nope: 1 }))],
    ['reading an unknown column', 400, '42703', () => visitor().select('nope')],
    ['an unknown table', 404, 'PGRST205', () => project.visitor().from('nope').select()],
    [
      'a schema that is not exposed',
      406,
      'PGRST106',
      () => project.visitor().schema('private').from('settings').select(),
    ],
  ])('%s: %i %s', async (_what, status, code, attempt) => {
    const answer = await attempt();

    expect([answer.status, answer.error?.code]).toEqual([status, code]);
    expect(answer.error?.message).not.toBe('');
  });

  it('name the primary key when a row is already there', async () => {
    const { error } = await visitor().insert(await quotes.store());

    expect(error).toMatchObject({
      code: '23505',
      message: 'duplicate key value violates unique constraint "quotes_pkey"',
    });
  });

  it('name the other unique column a row collides with', async () => {
    const { reference } = (
      await project
        .service()
        .from('quotes')
        .select('reference')
        .eq('id', (await quotes.store()).id)
        .single()
    ).data as { reference: string };

    const { error } = await project.service().from('quotes').insert(newQuote({ reference }));

    expect(error?.code).toBe('23505');
    expect(error?.message).toMatch(/unique constraint "quotes_(?!pkey)\w+"$/);
  });

  it('answer a missing parent row with 409 23503', async () => {
    const answer = await project
      .service()
      .from('quote_notes')
      .insert({ quote_id: randomUUID(), author_id: randomUUID(), body: 'Not allowed' });

    expect([answer.status, answer.error?.code]).toEqual([409, '23503']);
  });

  it('return 401 to a visitor and 403 to a signed-in user for a column without a grant', async () => {
    const { client } = await project.account(['carrier']);

    const asVisitor = await project.visitor().from('units').select('vin');
    const asCarrier = await client.from('units').select('vin');

    expect([asVisitor.status, asVisitor.error?.code]).toEqual([401, '42501']);
    expect([asCarrier.status, asCarrier.error?.code]).toEqual([403, '42501']);
  });

  it('return 401 for a made-up token', async () => {
    const response = await fetch(`${project.url}/rest/v1/fleet?select=id`, {
      headers: { apikey: project.publishableKey, authorization: 'Bearer made.up.token' },
    });

    expect(response.status).toBe(401);
  });

  it('return 401 without a key', async () => {
    expect((await fetch(`${project.url}/rest/v1/fleet?select=id`)).status).toBe(401);
  });

  it('leave out rows a policy excludes: nothing read, nothing changed, no error', async () => {
    const { id } = await quotes.store();
    const { client } = await project.account(['carrier']);

    expect((await client.from('quotes').select('id').eq('id', id)).data).toEqual([]);
    const changed = await client
      .from('quotes')
      .update({ status: 'archived' })
      .eq('id', id)
      .select('id');
    expect([changed.error, changed.data]).toEqual([null, []]);
  });
});
