import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, useProject } from './support/project.ts';
import { newQuote, useQuotes } from './support/quote.ts';

const project = useProject();
const quotes = useQuotes(project);
let admin: Account;

beforeAll(async () => {
  admin = await project.account(['admin']);
});

describe('writing', () => {
  it('returns the completed row from insert().select().single()', async () => {
    const quote = quotes.prepare();

    const answer = await project.visitor().from('quotes').insert(quote).select().single();

    expect(answer).toMatchObject({ error: null, status: 201 });
    expect(answer.data).toMatchObject({
      id: quote.id,
      status: 'new',
      length: 36.5,
      width: 11,
      height: 0,
    });
  });

  it('returns numbers as numbers and times in ISO 8601', async () => {
    const { id } = await quotes.store({ length: 12.5, width: 8 });

    const { data } = await admin.client
      .from('quotes')
      .select('length, width, created_at')
      .eq('id', id)
      .single();

    expect(data).toMatchObject({ length: 12.5, width: 8 });
    const { created_at: time } = data as { created_at: string };
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  it('returns 201 and no data without select()', async () => {
    const quote = quotes.prepare();

    const { data, status } = await project.service().from('quotes').insert(quote);

    expect({ data, status }).toEqual({ data: null, status: 201 });
  });

  it('updates and returns the filtered rows', async () => {
    const { id } = await quotes.store();

    const { data, error } = await admin.client
      .from('quotes')
      .update({ status: 'reviewed' })
      .eq('id', id)
      .select('id, status');

    expect(error).toBeNull();
    expect(data).toEqual([{ id, status: 'reviewed' }]);
  });

  it('deletes the filtered rows', async () => {
    const { id } = await quotes.store();

    const { data, status } = await project
      .service()
      .from('quotes')
      .delete()
      .eq('id', id)
      .select('id');

    expect({ data, status }).toEqual({ data: [{ id }], status: 200 });
  });

  it('upserts', async () => {
    const quote = await quotes.store();

    const { data, error } = await project
      .service()
      .from('quotes')
      .upsert({ ...quote, customer_name: 'Changed' })
      .select('id, customer_name')
      .single();

    expect(error).toBeNull();
    expect(data).toEqual({ id: quote.id, customer_name: 'Changed' });
  });
});

describe('reading', () => {
  const marker = `Contract ${crypto.randomUUID()}`;
  const list = () => admin.client.from('quotes').select('equipment').eq('customer_name', marker);

  beforeAll(async () => {
    for (const [equipment, status] of [
      ['A', 'new'],
      ['B', 'reviewed'],
      ['C', 'archived'],
      ['D', 'new'],
    ]) {
      await quotes.store({ customer_name: marker, equipment, status });
    }
  });

  const letters = (rows: { equipment: string }[] | null) => rows?.map(({ equipment }) => equipment);

  it.each([
    ['eq', () => list().eq('status', 'reviewed').order('equipment'), ['B']],
    ['neq', () => list().neq('status', 'new').order('equipment'), ['B', 'C']],
    ['in', () => list().in('equipment', ['A', 'C']).order('equipment'), ['A', 'C']],
    ['ilike', () => list().ilike('equipment', 'd%').order('equipment'), ['D']],
    ['or', () => list().or('equipment.eq.A,status.eq.archived').order('equipment'), ['A', 'C']],
    ['not', () => list().not('status', 'in', '(new,archived)').order('equipment'), ['B']],
    [
      'gt and lt',
      () => list().gt('equipment', 'A').lt('equipment', 'D').order('equipment'),
      ['B', 'C'],
    ],
    ['descending', () => list().order('equipment', { ascending: false }), ['D', 'C', 'B', 'A']],
    ['limit', () => list().order('equipment').limit(2), ['A', 'B']],
    ['range', () => list().order('equipment').range(1, 2), ['B', 'C']],
  ])('%s', async (_name, query, expected) => {
    const { data, error } = await query();

    expect(error).toBeNull();
    expect(letters(data)).toEqual(expected);
  });

  it('pages by keyset on two columns', async () => {
    const page = (after?: { created_at: string; id: string }) => {
      const query = admin.client
        .from('quotes')
        .select('id, created_at, equipment')
        .eq('customer_name', marker)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(2);
      return after === undefined
        ? query
        : query.or(
            `created_at.lt.${after.created_at},and(created_at.eq.${after.created_at},id.lt.${after.id})`,
          );
    };

    const first = await page();
    const second = await page(first.data?.at(-1));

    expect(letters(first.data)).toEqual(['D', 'C']);
    expect(letters(second.data)).toEqual(['B', 'A']);
  });

  it('counts without sending rows', async () => {
    const { count, data } = await admin.client
      .from('quotes')
      .select('*', { count: 'exact', head: true })
      .eq('customer_name', marker);

    expect({ count, data }).toEqual({ count: 4, data: null });
  });

  it('returns 406 from single() and null from maybeSingle() if there is no row', async () => {
    const none = () => admin.client.from('quotes').select('id').eq('id', crypto.randomUUID());

    const single = await none().single();
    expect([single.status, single.error?.code]).toEqual([406, 'PGRST116']);
    const maybe = await none().maybeSingle();
    expect([maybe.data, maybe.error]).toEqual([null, null]);
  });

  it('embeds related rows through a foreign key', async () => {
    const { data, error } = await admin.client
      .from('profiles')
      .select('email, user_roles(role)')
      .eq('id', admin.id)
      .single();

    expect(error).toBeNull();
    expect(data).toEqual({ email: admin.email, user_roles: [{ role: 'admin' }] });
  });

  it('embeds a list through a foreign key that is only partly unique', async () => {
    const load = { id: randomUUID(), title: marker, origin: 'Dayton, OH', destination: 'Gary, IN' };
    await admin.client.from('loads').insert(load);

    const { data, error } = await admin.client
      .from('loads')
      .select('assignments(place)')
      .eq('id', load.id)
      .single();

    expect([error, data]).toEqual([null, { assignments: [] }]);
    await project.service().from('loads').delete().eq('id', load.id);
  });

  it('returns at most 1,000 rows per call', async () => {
    const bulk = Array.from({ length: 1001 }, () => newQuote({ customer_name: `${marker} bulk` }));
    await project.service().from('quotes').insert(bulk);

    const { data } = await admin.client
      .from('quotes')
      .select('id')
      .eq('customer_name', `${marker} bulk`);

    expect(data).toHaveLength(1000);
    await project.service().from('quotes').delete().eq('customer_name', `${marker} bulk`);
  });
});

it('callers of simultaneous requests are kept apart', async () => {
  const mine = await project.account(['carrier']);
  const rounds = Array.from({ length: 12 }, async () => {
    const file = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
    const path = `${crypto.randomUUID()}/resume_together.pdf`;
    const [own, stored, all, refused, secret, unseen] = await Promise.all([
      mine.client.from('profiles').select('id'),
      project.visitor().storage.from('job-documents').upload(path, file),
      admin.client.from('user_roles').select('user_id').eq('user_id', mine.id),
      project.visitor().from('profiles').select('id'),
      project.service().from('user_roles').select('user_id').eq('user_id', admin.id),
      mine.client.storage.from('job-documents').list(),
    ]);
    expect(stored.error).toBeNull();
    expect(unseen.data).toEqual([]);
    expect(own.data).toEqual([{ id: mine.id }]);
    expect(all.data).toEqual([{ user_id: mine.id }]);
    expect(refused.data ?? []).toEqual([]);
    expect(secret.data).toEqual([{ user_id: admin.id }]);
  });
  await Promise.all(rounds);
});
