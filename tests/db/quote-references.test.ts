import { describe, expect, it } from 'vitest';
import { FORBIDDEN, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();
const visitor = () => project.as('visitor').from('quotes');
const admin = () => project.as('admin').from('quotes');

describe('The reference of a quote', () => {
  it('the database sets the reference and returns it to the sender', async () => {
    const sent = await visitor().insert(aQuote()).select().single();

    expect(sent.data).toMatchObject({
      reference: expect.stringMatching(/^Q-[0-9A-HJKMNP-TV-Z]{6}$/) as string,
    });
  });

  it('the reference of a quote is unique, demo quotes included', async () => {
    const { data } = await admin().select('reference');

    expect(data?.length).toBeGreaterThan(20);
    expect(new Set(data?.map(({ reference }) => reference as string)).size).toBe(data?.length);
  });

  it('skips references in use', async () => {
    // Every candidate but the last is in use.
    await project.sql('create sequence public.tries');
    await project.sql(`
      create function public.next_byte() returns bytea language sql as $$
        select case when nextval('public.tries') < 3 then '\\x000000000000'::bytea
          else '\\x010101010101'::bytea end $$`);
    const [{ body } = { body: '' }] = await project.sql<{ body: string }>(
      `select pg_get_functiondef('private.generate_quote_reference'::regproc) as body`,
    );
    await project.sql(body.replace('uuid_send(gen_random_uuid())', 'public.next_byte()'));

    const references = [];
    for (let sent = 0; sent < 2; sent++) {
      const { data } = await visitor().insert(aQuote()).select('reference').single();
      references.push(data?.reference);
    }

    await project.sql(body);
    expect(references).toEqual(['Q-000000', 'Q-111111']);
  });

  it('cannot be chosen or changed', async () => {
    const { error } = await visitor().insert({ ...aQuote(), reference: 'Q-000001' });
    expect(error?.code).toBe(FORBIDDEN);
    const { id } = aQuote();
    await visitor().insert(aQuote({ id }));
    expect((await admin().update({ reference: 'Q-000002' }).eq('id', id)).error?.code).toBe(
      FORBIDDEN,
    );
  });

  it('dispatch finds a reference as a caller reads it out', async () => {
    const { data } = await visitor().insert(aQuote()).select('id, reference').single();

    const found = await admin()
      .select('id')
      .like('search_text', `%${String(data?.reference).toLowerCase()}%`);

    expect(found.data).toEqual([{ id: data?.id as string }]);
  });
});

describe('Status times', () => {
  const set = (id: string, status: string) => admin().update({ status }).eq('id', id);
  const times = async (id: string) =>
    (await admin().select('reviewed_at, archived_at').eq('id', id).single()).data as {
      reviewed_at: string | null;
      archived_at: string | null;
    };

  it('the database sets status times: first reviewed, archived until unarchived', async () => {
    const { id } = aQuote();
    await visitor().insert(aQuote({ id }));
    expect(await times(id)).toEqual({ reviewed_at: null, archived_at: null });

    await set(id, 'reviewed');
    const { reviewed_at: first, archived_at: none } = await times(id);
    expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(none).toBeNull();

    await set(id, 'archived');
    expect(await times(id)).toEqual({
      reviewed_at: first,
      archived_at: expect.any(String) as string,
    });
    await set(id, 'reviewed');
    expect(await times(id)).toEqual({ reviewed_at: first, archived_at: null });
  });

  it('stay empty without a review', async () => {
    const { id } = aQuote();
    await visitor().insert(aQuote({ id }));
    await set(id, 'archived');

    expect(await times(id)).toMatchObject({ reviewed_at: null });
  });

  it.each(['reviewed_at', 'archived_at'])('cannot be written by clients: %s', async (column) => {
    const { error } = await visitor().insert({ ...aQuote(), [column]: '2026-01-01' });
    expect(error?.code).toBe(FORBIDDEN);
    const { id } = aQuote();
    await visitor().insert(aQuote({ id }));
    const changed = await admin()
      .update({ [column]: '2026-01-01' })
      .eq('id', id);
    expect(changed.error?.code).toBe(FORBIDDEN);
  });
});
