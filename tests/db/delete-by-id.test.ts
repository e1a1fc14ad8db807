import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { subscribed } from '../contract/support/subscribe.ts';
import { insertLoad } from './support/loads.ts';
import { type Caller, FORBIDDEN, PEOPLE, useProject } from './support/project.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';

const project = useProject();
const admin = () => project.as('admin');
const PDF = new Blob(['%PDF'], { type: 'application/pdf' });

const RECORDS = [
  { type: 'quote', table: 'quotes', make: aQuote },
  { type: 'message', table: 'contact_messages', make: aMessage },
  { type: 'application', table: 'job_applications', make: anApplication },
] as const;
type Deletable = (typeof RECORDS)[number];

const insert = async ({ table, make }: Deletable, parts: Record<string, unknown> = {}) => {
  const row = make(parts);
  expect((await project.as('service').from(table).insert(row)).error).toBeNull();
  return row.id;
};
const rowsFor = async (caller: Caller, { table }: Deletable, id: string) => {
  const { data, error } = await project.as(caller).from(table).select('*').eq('id', id);
  expect(error).toBeNull();
  return data?.length;
};
const trashed = async ({ type }: Deletable, id: string, caller: Caller = 'admin') => {
  const answer = await project.as(caller).rpc('trashed_records', { _type: type });
  const rows = (answer.data ?? []) as Record<string, unknown>[];
  return { code: answer.error?.code, rows: rows.filter((row) => row['id'] === id) };
};

afterEach(async () => {
  for (const caller of ['admin', 'moderator', 'customer'] as const) {
    await project.as(caller).removeAllChannels();
  }
});

describe.each(RECORDS)('Deleting a $type by id', (record) => {
  const { type, table } = record;

  it('hides it from staff and keeps it in the trash, with who deleted it and when', async () => {
    const id = await insert(record);
    const before = await rowsFor('moderator', record, id);

    const { error, status } = await admin().from(table).delete().eq('id', id);

    expect([error, status]).toEqual([null, 204]);
    expect(before).toBe(1);
    expect(await rowsFor('admin', record, id)).toBe(0);
    expect(await rowsFor('moderator', record, id)).toBe(0);
    expect((await trashed(record, id)).rows).toMatchObject([
      {
        id,
        deleted_at: expect.any(String) as string,
        deleter: { first_name: 'Morgan', email: 'admin@example.com' },
      },
    ]);
    const { data } = await admin().from('activity_log').select('*').eq('record_id', id).order('id');
    expect(data?.at(-1)).toMatchObject({ action: 'deleted', actor_id: PEOPLE.admin });
  });

  it('can be undone with restore_records', async () => {
    const id = await insert(record);
    await admin().from(table).delete().eq('id', id);
    const [row] = (await trashed(record, id)).rows;
    expect(await rowsFor('admin', record, id)).toBe(0);

    await admin().rpc('restore_records', {
      _type: type,
      _ids: [id],
      _seen: [row?.['updated_at']],
    });

    expect(await rowsFor('admin', record, id)).toBe(1);
    expect((await trashed(record, id)).rows).toEqual([]);
  });

  it('changes nothing for moderators, customers and visitors', async () => {
    const id = await insert(record, table === 'quotes' ? { user_id: PEOPLE.customer } : {});
    for (const caller of ['moderator', 'customer', 'broker'] as const) {
      expect((await project.as(caller).from(table).delete().eq('id', id)).error).toBeNull();
    }
    const visitor = await project.as('visitor').from(table).delete().eq('id', id);
    expect(visitor.error?.code).toBe(FORBIDDEN);
    expect(await rowsFor('admin', record, id)).toBe(1);
  });

  it('changes nothing for an unknown id or for what is in the trash', async () => {
    const id = await insert(record);
    await admin().from(table).delete().eq('id', id);
    const [before] = (await trashed(record, id)).rows;
    for (const target of [randomUUID(), id]) {
      expect((await admin().from(table).delete().eq('id', target)).error).toBeNull();
      expect(
        (await admin().from(table).update({ status: 'new' }).eq('id', target)).error,
      ).toBeNull();
    }
    expect((await trashed(record, id)).rows).toEqual([before]);
  });

  it('tells the console, without the key', async () => {
    const notices: unknown[] = [];
    const client = await project.listeningAs('moderator');
    await subscribed(
      client
        .channel('admin:console', { config: { private: true } })
        .on('broadcast', { event: 'deleted' }, ({ payload }) => notices.push(payload)),
    );
    const id = await insert(record);
    await admin().from(table).delete().eq('id', id);
    await vi.waitFor(
      () => {
        expect(notices).toContainEqual(expect.objectContaining({ table }));
      },
      { timeout: 10_000 },
    );
    expect(JSON.stringify(notices)).not.toContain(id);
  });

  it('lists and empties the trash for admins only', async () => {
    const id = await insert(record);
    await admin().from(table).delete().eq('id', id);
    const purge = (caller: Caller, target: string) =>
      project.as(caller).rpc('purge_records', { _type: type, _ids: [target] });
    for (const caller of ['visitor', 'customer', 'moderator'] as const) {
      expect((await trashed(record, id, caller)).code).toBe(FORBIDDEN);
      expect((await purge(caller, id)).error?.code).toBe(FORBIDDEN);
    }
    const live = await insert(record);
    expect((await purge('admin', live)).data).toEqual([]);
    expect((await purge('admin', id)).data).toEqual([id]);
    expect((await trashed(record, id)).rows).toEqual([]);
    expect(await project.sql(`select from public.${table} where id = $1`, [id])).toEqual([]);
    expect(await rowsFor('admin', record, live)).toBe(1);
  });
});

describe('A quote deleted by id', () => {
  const [quote] = RECORDS;

  it('the owner no longer sees the quote, and gets a notice', async () => {
    const tables: string[] = [];
    const client = await project.listeningAs('customer');
    await subscribed(
      client
        .channel(`quotes:${PEOPLE.customer}`, { config: { private: true } })
        .on('broadcast', { event: 'deleted' }, ({ payload }) =>
          tables.push((payload as { table: string }).table),
        ),
    );
    const id = await insert(quote, { user_id: PEOPLE.customer });
    expect(await rowsFor('customer', quote, id)).toBe(1);
    await admin().from('quotes').delete().eq('id', id);

    expect(await rowsFor('customer', quote, id)).toBe(0);
    await vi.waitFor(
      () => {
        expect(tables).toEqual(['quotes']);
      },
      { timeout: 10_000 },
    );
  });

  it('keeps its notes, assignee, draft offer and load', async () => {
    const id = await insert(quote);
    await admin().from('quote_notes').insert({ quote_id: id, body: 'Night move.' });
    await admin().rpc('assign_quote', { _quote_id: id, _assignee: PEOPLE.admin });
    await admin().rpc('create_offer', { _quote_id: id, _offer_id: randomUUID() });
    await insertLoad(project, { title: 'Crane', origin: 'A', destination: 'B', quote_id: id });

    await admin().from('quotes').delete().eq('id', id);

    const count = (table: string) =>
      project.sql(`select from public.${table} where quote_id = $1`, [id]);
    for (const table of ['quote_notes', 'quote_assignments', 'offers', 'loads']) {
      expect([table, (await count(table)).length]).toEqual([table, 1]);
    }
  });
});

it('one call deletes several records', async () => {
  const [quote] = RECORDS;
  const ids = [await insert(quote), await insert(quote)];
  await admin().from('quotes').delete().in('id', ids);
  for (const id of ids) expect((await trashed(quote, id)).rows).toHaveLength(1);
});

it('an application moves to the trash with its documents, which must be gone before it is purged', async () => {
  const [, , application] = RECORDS;
  const path = `${randomUUID()}/resume_jo.pdf`;
  await project.as('visitor').storage.from('job-documents').upload(path, PDF);
  const id = await insert(application, { resume_document_url: path });

  expect((await admin().from('job_applications').delete().eq('id', id)).error).toBeNull();
  expect((await trashed(application, id)).rows).toHaveLength(1);
  const purge = () => admin().rpc('purge_records', { _type: 'application', _ids: [id] });
  expect((await purge()).error).toMatchObject({
    code: '23503',
    message: 'Delete the documents of this application first.',
  });

  await admin().rpc('open_application_documents', { _application_id: id });
  await admin().storage.from('job-documents').remove([path]);
  expect((await purge().single()).data).toBe(id);
});
