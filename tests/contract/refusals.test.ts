import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { useProject } from './support/project.ts';
import { aQuote, layQuote } from './support/quote.ts';

const project = useProject();
const written: string[] = [];

async function existing(changes: Record<string, unknown> = {}) {
  const quote = await layQuote(project.service(), changes);
  written.push(quote.id);
  return quote;
}

afterAll(async () => {
  await project.service().from('quotes').delete().in('id', written);
});

describe('refusals', () => {
  const visitor = () => project.visitor().from('quotes');

  it.each([
    ['a row that is there already', 409, '23505', async () => visitor().insert(await existing())],
    ['a CHECK', 400, '23514', () => visitor().insert(aQuote({ length: 9000 }))],
    ['a missing value', 400, '23502', () => visitor().insert(aQuote({ customer_name: null }))],
    ['text that is no UUID', 400, '22P02', () => visitor().insert(aQuote({ id: 'x' }))],
    [
      'a number too large for its column',
      400,
      '22003',
      () => visitor().insert(aQuote({ length: 1e9 })),
    ],
    [
      'a column a visitor may not write',
      401,
      '42501',
      () => visitor().insert(aQuote({ status: 'archived' })),
    ],
    [
      'a column that does not exist, written',
      400,
      'PGRST204',
      () => visitor().insert(aQuote({ nope: 1 })),
    ],
    ['a column that does not exist, read', 400, '42703', () => visitor().select('nope')],
    ['a table that does not exist', 404, 'PGRST205', () => project.visitor().from('nope').select()],
    [
      'a schema nobody may call',
      406,
      'PGRST106',
      () => project.visitor().schema('private').from('settings').select(),
    ],
  ])('%s: %i %s', async (_what, status, code, attempt) => {
    const answer = await attempt();

    expect([answer.status, answer.error?.code]).toEqual([status, code]);
    expect(answer.error?.message).not.toBe('');
  });

  it('names the primary key when a row is already there', async () => {
    const { error } = await visitor().insert(await existing());

    expect(error).toMatchObject({
      code: '23505',
      message: 'duplicate key value violates unique constraint "quotes_pkey"',
    });
  });

  it('names the other unique column a row collides with', async () => {
    const { reference } = (
      await project
        .service()
        .from('quotes')
        .select('reference')
        .eq('id', (await existing()).id)
        .single()
    ).data as { reference: string };

    const { error } = await project.service().from('quotes').insert(aQuote({ reference }));

    expect(error?.code).toBe('23505');
    expect(error?.message).toMatch(/unique constraint "quotes_(?!pkey)\w+"$/);
  });

  it('answers a missing parent row with 409 23503', async () => {
    const answer = await project
      .service()
      .from('quote_notes')
      .insert({ quote_id: randomUUID(), author_id: randomUUID(), body: 'Nobody asked' });

    expect([answer.status, answer.error?.code]).toEqual([409, '23503']);
  });

  it('a column nobody was granted is 401 for a visitor and 403 for who is signed in', async () => {
    const { client } = await project.account(['carrier']);

    const asVisitor = await project.visitor().from('fleet').select('vin');
    const asCarrier = await client.from('fleet').select('vin');

    expect([asVisitor.status, asVisitor.error?.code]).toEqual([401, '42501']);
    expect([asCarrier.status, asCarrier.error?.code]).toEqual([403, '42501']);
  });

  it('a token that was made up is 401', async () => {
    const response = await fetch(`${project.url}/rest/v1/fleet?select=id`, {
      headers: { apikey: project.publishableKey, authorization: 'Bearer made.up.token' },
    });

    expect(response.status).toBe(401);
  });

  it('no key at all is 401', async () => {
    expect((await fetch(`${project.url}/rest/v1/fleet?select=id`)).status).toBe(401);
  });

  it('rows behind a policy are not there: nothing read, nothing changed, no error', async () => {
    const { id } = await existing();
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
