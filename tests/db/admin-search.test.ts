import { describe, expect, it } from 'vitest';
import { type Caller, FORBIDDEN, PEOPLE, useProject } from './support/project.ts';
import { planLoad } from './support/loads.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';

const project = useProject();

interface Found {
  kind: string;
  id: string;
  title: string;
  detail: string;
}
const search = async (caller: Caller, _text: string, _per_kind = 5) => {
  const answer = await project.as(caller).rpc('admin_search', { _text, _per_kind });
  return { data: answer.data as Found[] | null, error: answer.error };
};
const find = async (text: string, perKind = 5) => (await search('admin', text, perKind)).data ?? [];
const findIds = async (text: string) => (await find(text)).map(({ id }) => id);
const request = async (parts: Record<string, unknown>) => {
  const quote = aQuote(parts);
  const { error } = await project.as('visitor').from('quotes').insert(quote);
  expect(error).toBeNull();
  return quote.id;
};

it('the search finds quotes, messages, applications, users and loads; wildcards match themselves', async () => {
  const id = await request({ customer_name: 'Zed 100%_(x) Haulers' });
  const message = aMessage({ name: 'Zed 100%_(x) Crates' });
  await project.as('visitor').from('contact_messages').insert(message);

  const [quote, ...others] = await find('ZED 100%_(X)');
  expect(quote).toMatchObject({ kind: 'quote', id, title: 'Zed 100%_(x) Haulers' });
  expect(quote?.detail).toMatch(/^Q-\w{6}, Dayton, OH to Laredo, TX$/);
  expect(others).toEqual([
    { kind: 'message', id: message.id, title: message['name'], detail: 'A question' },
  ]);
  expect((await find('irene novak')).map(({ kind }) => kind)).toContain('application');
  expect((await find('gas turbine')).map(({ kind }) => kind)).toContain('load');
  expect(await find('admin@example.com')).toContainEqual(
    expect.objectContaining({ kind: 'user', detail: 'Admin, admin@example.com' }),
  );
});

it('the search returns the newest few of each kind, and nothing for a single letter', async () => {
  await request({ customer_name: 'Quill One' });
  const newer = await request({ customer_name: 'Quill Two' });

  expect((await find('quill', 1)).map(({ id }) => id)).toEqual([newer]);
  expect(await find(' q ')).toEqual([]);
  expect(await find('')).toEqual([]);
});

it('the search finds records older than the newest 500 of their kind, newest first', async () => {
  const old = await request({ customer_name: 'Velarium One' });
  await project.sql(`
    insert into public.quotes (customer_name, email, phone, origin, destination, equipment)
    select 'Filler', 'filler@example.com', '937-555-0100', 'Dayton, OH', 'Reno, NV', 'RGN'
    from generate_series(1, 500)`);
  const recent = await request({ customer_name: 'Velarium Two' });

  expect(await findIds('velarium')).toEqual([recent, old]);
  expect((await find('velarium', 1)).map(({ id }) => id)).toEqual([recent]);
  await project.sql(`delete from public.quotes where customer_name = 'Filler'`);
});

it('two characters match at the start of a word', async () => {
  const id = await request({ customer_name: 'Jyväskylä Cranes', po_number: 'VB-1' });
  for (const text of ['jy', 'VB', 'vb cranes']) expect(await findIds(text)).toContain(id);
  expect(await findIds('yv')).not.toContain(id);
  expect(await findIds('yvä')).toContain(id);
});

describe('a quote', () => {
  it('a quote is found by words in any order, and only if all of them match', async () => {
    const id = await request({ commodity: 'Ferrovia transformer', origin: 'Dayton, OH' });
    expect(await findIds('dayton ferrovia')).toContain(id);
    expect(await findIds('ferrovia  dayton')).toContain(id);
    expect(await findIds('ferrovia reno')).not.toContain(id);
  });

  it('a quote is found by its reference, PO number and pieces', async () => {
    const piece = { quantity: 1, length: 20, width: 8, height: 8, weight: 9000 };
    const id = await request({
      po_number: 'PO-77-4181',
      pieces: [{ ...piece, description: 'Bushing crate' }],
    });
    const [row] = await project.sql<{ reference: string }>(
      'select reference from public.quotes where id = $1',
      [id],
    );
    expect(await findIds(String(row?.reference).toLowerCase())).toEqual([id]);
    expect(await findIds('po-77-4181')).toEqual([id]);
    expect(await findIds('crate bushing')).toEqual([id]);
  });

  it.each([
    ['(937) 555-0142', '9375550142'],
    ['(937) 555-0142', '937.555.0142'],
    ['937.555.0142', '(937) 555-0142'],
    ['+1 937 555 0142', '937-555-0142'],
    ['937-555-0142', '+1 (937) 555-0142'],
    ['(937) 555-0142', '555-0142'],
    ['(937) 555-0142', 'ida 9375550142'],
    ['9375550142', '(937) 555-0142 IDA'],
  ])('a quote with the phone number %s is found by %s', async (phone, typed) => {
    const id = await request({ customer_name: 'Ida Moss', phone });
    expect(await findIds(typed)).toContain(id);
    expect(await findIds(typed.replace('0142', '0143'))).not.toContain(id);
  });

  it('keeps hyphens in text that isn’t a phone number', async () => {
    const id = await request({ po_number: '4500-1234' });
    expect(await findIds('4500-1234')).toContain(id);
  });
});

it('the search finds applications, messages and users by phone digits', async () => {
  const application = anApplication({ phone: '(419) 555-0177' });
  const message = aMessage({ phone: '(419) 555-0177' });
  await project.as('visitor').from('job_applications').insert(application);
  await project.as('visitor').from('contact_messages').insert(message);
  await project
    .as('customer')
    .from('profiles')
    .update({ phone: '419 555 0177' })
    .eq('id', PEOPLE.customer);
  expect(await findIds('4195550177')).toEqual([message.id, application.id, PEOPLE.customer]);
});

describe('a load', () => {
  it('a load is found by its driver, its pilot, its permits and its quote', async () => {
    const id = await planLoad(project);
    const quote = await request({ customer_name: 'Nadir Works', commodity: 'Calciner' });
    const admin = project.as('admin');
    await admin.from('loads').update({ quote_id: quote }).eq('id', id);
    const permit = { load_id: id, jurisdiction: 'OH', permit_number: 'OH-88-1207' };
    await admin.from('load_permits').insert(permit);

    expect(await find('oh-88-1207')).toEqual([
      {
        kind: 'load',
        id,
        title: 'Press bed',
        detail: 'Dayton, OH to Laredo, TX, Casey Monroe, permit OH-88-1207',
      },
    ]);
    expect(await findIds('monroe calciner')).toEqual([id]);
    expect(await findIds('stadler press nadir')).toEqual([id]);
  });

  it('follows changes of its people and permits', async () => {
    const id = await planLoad(project);
    const [permit] = await project.sql<{ id: string }>(
      `insert into public.load_permits (load_id, jurisdiction, permit_number)
       values ($1, 'TX', 'TX-55-0001') returning id`,
      [id],
    );
    await project.as('admin').from('load_permits').delete().eq('id', String(permit?.id));
    expect(await findIds('tx-55-0001')).toEqual([]);

    await project
      .as('driver')
      .from('profiles')
      .update({ last_name: 'Monroequist' })
      .eq('id', PEOPLE.driver);
    expect(await findIds('monroequist')).toEqual(expect.arrayContaining([id, PEOPLE.driver]));

    await project.as('admin').from('load_escorts').delete().eq('load_id', id);
    expect(await findIds('stadler')).not.toContain(id);
    await project.sql('delete from public.loads where id = $1', [id]);
    expect(await findIds('monroequist')).not.toContain(id);
  });

  it('keeps its version and its log when search follows a permit', async () => {
    const id = await planLoad(project);
    const read = () =>
      project.sql(
        `select updated_at, (select count(*) from public.activity_log where record_id = load.id
           and subject = 'load') as entries
         from public.loads as load where id = $1`,
        [id],
      );
    const before = await read();
    const permit = { load_id: id, jurisdiction: 'OH', permit_number: 'OH-1' };
    await project.as('admin').from('load_permits').insert(permit);
    expect(await read()).toEqual(before);
  });
});

describe('attackers', () => {
  it.each(['visitor', 'customer', 'broker', 'pilot', 'driver'] as const)(
    'a %s finds nothing',
    async (caller) => {
      for (const _text of ['dayton', `dayton' or true --`, '%']) {
        const { data, error } = await search(caller, _text);
        expect([data, error?.code]).toEqual([null, FORBIDDEN]);
      }
    },
  );

  it('drivers don’t find the search text of loads', async () => {
    const { error } = await project.as('driver').schema('private').from('load_search').select();
    expect(error).not.toBeNull();
  });

  it.each([`'`, `\\'`, `') or true --`, '%L %1$s', '\\'])(
    'an admin’s search can’t inject SQL: %s',
    async (injected) => {
      const _text = `zqxwv ${injected}`;
      const { data, error } = await search('admin', _text);
      expect([data, error]).toEqual([[], null]);
    },
  );

  it('a very long search text is truncated', async () => {
    const _text = `zqxwv ${'a '.repeat(5000)}`;
    const { data, error } = await search('admin', _text);
    expect([data, error]).toEqual([[], null]);
  });
});

const TABLES = ['quotes', 'contact_messages', 'job_applications', 'profiles'];

it('rare words are read from the trigram indexes', async () => {
  // Rules out a table scan and the order by time, as in a large table.
  await project.sql(`
    create function private.explain_search(_text text) returns setof text
    language plpgsql set enable_seqscan = off set enable_indexscan = off as $$
    begin
      return query execute 'explain ' || private.admin_search_query(_text, 5);
    end;
    $$`);
  // With few rows, the counts' smaller indexes would be cheaper.
  for (const table of TABLES) {
    await project.sql(
      `drop index if exists public.${table}_status_idx, public.${table}_status_count_idx`,
    );
  }
  const lines = await project.sql<{ line: string }>(
    `select line from private.explain_search('reno zephyrine 9375550142') as line`,
  );
  const plan = lines.map(({ line }) => line).join('\n');
  for (const table of TABLES) {
    expect(plan).toContain(`Bitmap Index Scan on ${table}_search_text_idx`);
  }
  expect(plan).toContain('Bitmap Index Scan on load_search_text_idx');
});
