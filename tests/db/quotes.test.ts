import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();
const visitor = () => project.as('visitor').from('quotes');
const admin = () => project.as('admin').from('quotes');

describe('A visitor', () => {
  it('gets back the row they insert, as the database completed it', async () => {
    const sent = aQuote({
      length: 36.5,
      width: 11.25,
      height: 11.302083,
      notes: 'Drives on.\nTwo keys.',
    });

    const answer = await visitor().insert(sent).select().single();

    expect([answer.status, answer.error]).toEqual([201, null]);
    expect(answer.data).toMatchObject({ ...sent, status: 'new', user_id: null });
  });

  it('can send the basic columns only, and leave the trailer to us', async () => {
    const sent = {
      customer_name: 'Jo Field',
      email: 'jo@example.com',
      phone: '937-555-0100',
      origin: 'Dayton, OH',
      destination: 'Laredo, TX',
      equipment: '',
      length: 34,
      width: 12,
      height: 12.5,
      notes: null,
    };

    const answer = await visitor().insert(sent).select().single();

    expect([answer.status, answer.error]).toEqual([201, null]);
    expect(answer.data).toMatchObject({ ...sent, status: 'new', pieces: [], weight_lbs: null });
    const without = await visitor()
      .insert({ ...sent, equipment: undefined })
      .select('equipment')
      .single();
    expect(without.data).toEqual({ equipment: '' });
  });

  it.each(['  ', 'RGN\nBcc: jo@example.com', 'x'.repeat(161)])(
    'cannot name the trailer %j',
    async (equipment) => {
      expect((await visitor().insert(aQuote({ equipment }))).error?.code).toBe(REFUSED);
    },
  );

  it('cannot read it again later, or any other', async () => {
    const sent = aQuote();
    await visitor().insert(sent).select().single();

    expect((await visitor().select('*')).data).toEqual([]);
    expect((await visitor().select('*').eq('id', sent.id)).data).toEqual([]);
    const { count } = await visitor().select('*', { count: 'exact', head: true });
    expect(count).toBe(0);
  });

  it('cannot read several rows by inserting several', async () => {
    const { data, error } = await visitor().insert([aQuote(), aQuote()]).select();

    expect({ data, code: error?.code }).toEqual({ data: null, code: FORBIDDEN });
  });

  it('gets a duplicate-key error for sending the same form twice', async () => {
    const sent = aQuote();
    await visitor().insert(sent).select().single();

    const again = await visitor()
      .insert({ ...sent, customer_name: 'Somebody Else' })
      .select();

    expect([again.status, again.error?.code, again.data]).toEqual([409, '23505', null]);
    const { data } = await admin().select('customer_name').eq('id', sent.id).single();
    expect(data).toEqual({ customer_name: sent.customer_name });
  });

  it.each([false, true])(
    'cannot change or read a row by upserting it (ignoring: %s)',
    async (ignoreDuplicates) => {
      const theirs = aQuote({ customer_name: 'The First' });
      await visitor().insert(theirs);

      const { data } = await visitor()
        .upsert({ ...theirs, customer_name: 'The Second' }, { onConflict: 'id', ignoreDuplicates })
        .select();

      expect(data ?? []).toEqual([]);
      expect((await admin().select('customer_name').eq('id', theirs.id).single()).data).toEqual({
        customer_name: 'The First',
      });
    },
  );

  it.each([
    ['status', 'reviewed'],
    ['created_at', '2020-01-01'],
    ['updated_at', '2020-01-01'],
    ['user_id', PEOPLE.admin],
  ])('cannot write %s', async (column, value) => {
    const { error } = await visitor().insert({ ...aQuote(), [column]: value });

    expect(error?.code).toBe(FORBIDDEN);
  });

  // No exposed function changes a setting; this does it in SQL as the visitor's role.
  it('gains nothing by changing the setting the policy reads', async () => {
    const theirs = aQuote();
    await visitor().insert(theirs);
    await project.sql(`
      create function public.peek() returns bigint language plpgsql as $$
      declare seen bigint;
      begin
        perform set_config('private.inserted_quote_id', '${theirs.id}', true);
        set local role anon;
        select count(*) into seen from public.quotes;
        reset role;
        return seen;
      end $$`);

    expect(await project.sql('select public.peek()::integer as seen')).toEqual([{ seen: 0 }]);
  });
});

describe('A signed-in user', () => {
  it('owns the quotes they send', async () => {
    const sent = aQuote();
    const answer = await project.as('broker').from('quotes').insert(sent).select().single();

    expect(answer.data).toMatchObject({ id: sent.id, user_id: PEOPLE.broker });
    const found = (caller: 'broker' | 'carrier') =>
      project.as(caller).from('quotes').select('id').eq('id', sent.id);
    expect((await found('broker')).data).toHaveLength(1);
    expect((await found('carrier')).data).toHaveLength(0);
  });

  it('cannot send a quote as someone else', async () => {
    const { error } = await project
      .as('broker')
      .from('quotes')
      .insert({ ...aQuote(), user_id: PEOPLE.customer });

    expect(error?.code).toBe(FORBIDDEN);
  });

  // The column isn't granted. This tests the policy behind the grant.
  it('cannot send a quote as someone else, even with a right to the column', async () => {
    await project.sql('grant insert (user_id) on public.quotes to authenticated');
    await project.sql(`
      create function public.send_for(owner uuid) returns void language plpgsql as $$
      begin
        perform set_config('request.jwt.claims', '{"sub":"${PEOPLE.broker}"}', true);
        set local role authenticated;
        insert into public.quotes
          (customer_name, email, phone, origin, destination, equipment, user_id)
        values ('Jo', 'jo@example.com', '937-555-0100', 'Dayton, OH', 'Lima, OH', 'RGN', owner);
        reset role;
      end $$`);
    const send = (owner: string) => project.sql('select public.send_for($1)', [owner]);

    await send(PEOPLE.broker);
    await expect(send(PEOPLE.customer)).rejects.toThrow('row-level security');

    await project.sql('revoke insert (user_id) on public.quotes from authenticated');
  });
});

describe('Measurements', () => {
  it('blank measurements are 0', async () => {
    const { data } = await visitor().insert(aQuote()).select('length, width, height').single();

    expect(data).toEqual({ length: 0, width: 0, height: 0 });
  });

  it.each(['NaN', 'Infinity', '-Infinity', -0.1, 1e9, 'wide'])('reject %s', async (value) => {
    for (const dimension of ['length', 'width', 'height']) {
      const { error, status } = await visitor().insert({ ...aQuote(), [dimension]: value });
      expect([dimension, status, error === null]).toEqual([dimension, 400, false]);
    }
  });

  it('measurements are limited to 500, 100 and 100 feet', async () => {
    const most = { length: 500, width: 100, height: 100 };
    expect((await visitor().insert({ ...aQuote(), ...most })).error).toBeNull();
    for (const [dimension, feet] of Object.entries(most)) {
      const { error } = await visitor().insert({ ...aQuote(), [dimension]: feet + 0.1 });
      expect(error?.code).toBe(REFUSED);
    }
  });
});

describe('Bots', () => {
  it('bots are rejected when they fill in the honeypot field', async () => {
    const { error, status } = await visitor().insert({
      ...aQuote(),
      website: 'https://spam.example',
    });

    expect([status, error?.code]).toEqual([400, REFUSED]);
  });

  it('bots are rejected when they are faster than a person can type', async () => {
    expect((await visitor().insert({ ...aQuote(), fill_ms: 1499 })).error?.code).toBe(REFUSED);
    expect((await visitor().insert({ ...aQuote(), fill_ms: 1500 })).error).toBeNull();
  });

  it('bots are not confused with a person who left the form open for a month', async () => {
    expect((await visitor().insert({ ...aQuote(), fill_ms: 30 * 864e5 })).error).toBeNull();
  });
});

describe('Quote status', () => {
  const set = (id: string, status: string) => admin().update({ status }).eq('id', id);

  it.each(['reviewed', 'archived'])('can return from %s to new', async (status) => {
    const { id } = aQuote();
    await visitor().insert(aQuote({ id }));
    expect((await set(id, status)).error).toBeNull();

    expect((await set(id, 'new')).error).toBeNull();

    const { data } = await admin().select('status, reviewed_at, archived_at').eq('id', id).single();
    expect(data).toEqual({ status: 'new', reviewed_at: null, archived_at: null });
  });

  it('can change from new to archived, and to no other value', async () => {
    const { id } = aQuote();
    await visitor().insert(aQuote({ id }));

    expect((await set(id, 'archived')).error).toBeNull();
    expect((await set(id, 'won')).error?.code).toBe('22P02');
  });

  it('an admin can change only the status of a quote', async () => {
    const { id } = aQuote();
    await visitor().insert(aQuote({ id }));

    expect((await admin().update({ email: 'x@example.com' }).eq('id', id)).error?.code).toBe(
      FORBIDDEN,
    );
  });
});

describe('Quote counts', () => {
  it('count every status of the quotes the search finds; wildcards match themselves', async () => {
    const word = `Zyx${randomUUID().slice(0, 4)}`;
    await visitor().insert(aQuote({ origin: `${word} 100%`, destination: 'a_b' }));
    const counts = async (search: string) =>
      (await project.as('admin').rpc('quote_status_counts', { _search: search })).data as unknown;

    const one = [
      { status: 'new', quotes: 1 },
      { status: 'reviewed', quotes: 0 },
      { status: 'archived', quotes: 0 },
    ];
    expect(await counts(word.toLowerCase())).toEqual(one);
    expect(await counts(`${word} 100%`)).toEqual(one);
    expect(await counts(`${word}%`)).toEqual(one.map((row) => ({ ...row, quotes: 0 })));
  });

  it('others count no quotes', async () => {
    const answer = await project.as('carrier').rpc('quote_status_counts');

    const counts = answer.data as { quotes: number }[];
    expect(counts.map(({ quotes }) => quotes)).toEqual([0, 0, 0]);
    expect((await project.as('visitor').rpc('quote_status_counts')).error?.code).toBe(FORBIDDEN);
  });
});
