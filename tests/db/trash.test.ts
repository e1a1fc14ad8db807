import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runAllJobs } from './support/jobs.ts';
import { type Caller, FORBIDDEN, PEOPLE, useProject } from './support/project.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';
import { deleteFromTrash } from './support/trash.ts';

const project = useProject();

interface Version {
  id: string;
  updated_at: string;
}
const RECORDS = [
  { type: 'quote', table: 'quotes', make: aQuote },
  { type: 'message', table: 'contact_messages', make: aMessage },
  { type: 'application', table: 'job_applications', make: anApplication },
] as const;
type Trashed = (typeof RECORDS)[number];

const insert = async ({ table, make }: Trashed, parts: Record<string, unknown> = {}) => {
  const row = make(parts);
  const { error } = await project.as('service').from(table).insert(row);
  expect(error).toBeNull();
  return row.id;
};
const trash = async ({ type }: Trashed, ids: string[], caller: Caller = 'admin') => {
  const answer = await project.as(caller).rpc('trash_records', { _type: type, _ids: ids });
  return { rows: (answer.data ?? []) as Version[], code: answer.error?.code };
};
const restore = async ({ type }: Trashed, rows: Version[], caller: Caller = 'admin') => {
  const answer = await project.as(caller).rpc('restore_records', {
    _type: type,
    _ids: rows.map(({ id }) => id),
    _seen: rows.map(({ updated_at }) => updated_at),
  });
  return { rows: (answer.data ?? []) as Version[], code: answer.error?.code };
};
const actions = async (id: string) => {
  const { data } = await project
    .as('admin')
    .from('activity_log')
    .select('action, actor_id')
    .eq('record_id', id)
    .order('id');
  return data ?? [];
};

describe.each(RECORDS)('A deleted $type', (record) => {
  const { type, table } = record;
  const admin = () => project.as('admin').from(table);
  const listed = async (id: string) =>
    (await project.as('admin').from(`admin_${table}`).select('id').eq('id', id)).data;

  it('leaves the console’s list and counts, and names who deleted it', async () => {
    const id = await insert(record);
    expect(await listed(id)).toHaveLength(1);

    expect((await trash(record, [id])).rows).toHaveLength(1);

    expect(await listed(id)).toEqual([]);
    const sql = `select deleted_by from public.${table} where id = $1 and deleted_at is not null`;
    expect(await project.sql(sql, [id])).toEqual([{ deleted_by: PEOPLE.admin }]);
  });

  it('can’t change until it is restored, over the version it was deleted in', async () => {
    const id = await insert(record);
    const { rows } = await trash(record, [id]);
    await admin().update({ status: 'archived' }).eq('id', id);
    await admin().update({ status: 'reviewed' }).eq('id', id);
    const statuses = await project.sql(`select status::text from public.${table} where id = $1`, [
      id,
    ]);
    expect(statuses).toEqual([{ status: 'new' }]);

    const stale = rows.map((row) => ({ ...row, updated_at: '2020-01-01T00:00:00Z' }));
    expect((await restore(record, stale)).rows).toEqual([]);
    expect((await restore(record, rows)).rows).toHaveLength(1);
    expect(await listed(id)).toHaveLength(1);
  });

  it('keeps its emails', async () => {
    const id = await insert(record);
    await project.as('service').from('emails').insert({
      record_type: type,
      record_id: id,
      to_email: 'jo@example.com',
      subject: 'Yes',
      body: 'We can.',
      sent_at: '2026-01-01',
    });
    await restore(record, (await trash(record, [id])).rows);

    const { data } = await project
      .as('admin')
      .from('emails')
      .select('id')
      .eq('record_id', id)
      .eq('kind', 'reply');
    expect(data).toHaveLength(1);
  });

  it('a deleted record is hidden from moderators, with its emails', async () => {
    const id = await insert(record);
    await project.as('service').from('emails').insert({
      record_type: type,
      record_id: id,
      to_email: 'jo@example.com',
      subject: 'Yes',
      body: 'We can.',
      sent_at: '2026-01-01',
    });
    const seen = async () => {
      const client = project.as('moderator');
      const rows = await client.from(table).select('id').eq('id', id);
      const emails = await client.from('emails').select('id').eq('record_id', id);
      return [rows.data?.length === 1, emails.data?.length !== 0];
    };
    expect(await seen()).toEqual([true, true]);
    await trash(record, [id]);
    expect(await seen()).toEqual([false, false]);
  });

  it('deleting, restoring and deleting forever are logged', async () => {
    const id = await insert(record);
    await restore(record, (await trash(record, [id])).rows);
    await deleteFromTrash(project, table, id);

    const logged = await actions(id);
    expect(logged.map(({ action }) => action as string)).toEqual([
      'created',
      'deleted',
      'restored',
      'deleted',
      'purged',
    ]);
    expect(logged.at(-1)?.actor_id).toBe(PEOPLE.admin);
  });

  it('gets no log entry when the account that deleted it is deleted', async () => {
    const id = await insert(record);
    await trash(record, [id]);
    await project.sql(`update public.${table} set deleted_by = null where id = $1`, [id]);

    expect((await actions(id)).map(({ action }) => action as string)).toEqual([
      'created',
      'deleted',
    ]);
  });

  it('only admins delete and restore a record', async () => {
    const id = await insert(record);
    for (const caller of ['visitor', 'customer', 'driver'] as const) {
      expect((await trash(record, [id], caller)).code).toBe(FORBIDDEN);
    }
    const { rows } = await trash(record, [id]);
    expect((await restore(record, rows, 'customer')).code).toBe(FORBIDDEN);
    expect((await admin().update({ deleted_at: null }).eq('id', id)).error?.code).toBe(FORBIDDEN);
  });

  it('a deleted record is purged after 30 days and not before', async () => {
    const [old, recent, kept] = [
      await insert(record),
      await insert(record),
      await insert(record, { created_at: '2020-01-01T00:00:00Z' }),
    ];
    await trash(record, [old, recent]);
    const age = (id: string, days: number) =>
      project.sql(
        `update public.${table} set deleted_at = now() - make_interval(days => $2) where id = $1`,
        [id, days],
      );
    await age(old, 31);
    await age(recent, 29);

    await runAllJobs(project);

    const rows = await project.sql<{ id: string }>(
      `select id from public.${table} where id in ($1, $2, $3)`,
      [old, recent, kept],
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([recent, kept].sort());
  });
});

it('the trash refuses a kind of record it never has, after it has checked who asks', async () => {
  for (const [name, parts] of [
    ['trash_records', { _ids: [] }],
    ['trashed_records', {}],
    ['restore_records', { _ids: [], _seen: [] }],
    ['purge_records', { _ids: [] }],
  ] as const) {
    for (const type of ['load', 'ship']) {
      const call = (caller: Caller) => project.as(caller).rpc(name, { _type: type, ...parts });
      const { status, error } = await call('admin');
      expect([status, error?.message], name).toEqual([400, `There is no trash for “${type}”.`]);
      expect((await call('moderator')).error?.code, name).toBe(FORBIDDEN);
    }
  }
});

describe('A deleted quote', () => {
  const [quote] = RECORDS;

  it('a deleted quote is hidden from its customer, in their list and behind the private link', async () => {
    const token = 'k'.repeat(32);
    const link_hash = await project
      .sql<{ hash: string }>('select private.hash_link_token($1) as hash', [token])
      .then(([row]) => row?.hash);
    const id = await insert(quote, { user_id: PEOPLE.customer, link_hash, email: 'k@example.com' });
    const own = async () =>
      (await project.as('customer').from('quotes').select('id').eq('id', id)).data;
    const tracked = async () =>
      (await project.as('visitor').rpc('track_quote', { _token: token })).data as unknown[];
    expect([await own(), await tracked()].map((rows) => rows?.length)).toEqual([1, 1]);

    const { rows } = await trash(quote, [id]);
    expect([await own(), await tracked()]).toEqual([[], []]);

    await restore(quote, rows);
    expect([await own(), await tracked()].map((all) => all?.length)).toEqual([1, 1]);
  });

  it('leaves search and the number of new quotes', async () => {
    const word = `Zq${randomUUID().slice(0, 6)}`;
    const id = await insert(quote, { customer_name: word });
    const state = async () => {
      const found = await project.as('admin').rpc('admin_search', { _text: word });
      const unread = await project.as('admin').rpc('admin_unread_counts').single<{
        quotes: number;
      }>();
      return { found: (found.data as unknown[]).length, unread: unread.data?.quotes ?? -1 };
    };
    const before = await state();
    await trash(quote, [id]);

    expect(await state()).toEqual({ found: before.found - 1, unread: before.unread - 1 });
    expect(before.found).toBe(1);
  });

  it('keeps its notes', async () => {
    const id = await insert(quote);
    await project.as('admin').from('quote_notes').insert({ quote_id: id, body: 'Night move.' });
    await restore(quote, (await trash(quote, [id])).rows);

    const { data } = await project
      .as('admin')
      .from('quote_notes')
      .select('body')
      .eq('quote_id', id);
    expect(data).toEqual([{ body: 'Night move.' }]);
  });
});

describe('A purged application', () => {
  const [, , application] = RECORDS;

  it('leaves its documents to the job that deletes orphaned ones', async () => {
    const path = `${randomUUID()}/resume_a.pdf`;
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    await project.as('visitor').storage.from('job-documents').upload(path, file);
    await project.sql(
      `update storage.objects set created_at = now() - interval '60 days' where name = $1`,
      [path],
    );
    const id = await insert(application, { resume_document_url: path });
    const orphans = async () =>
      (await project.as('service').rpc('orphaned_documents')).data as string[];
    await trash(application, [id]);
    expect(await orphans()).not.toContain(path);

    await project.sql(
      `update public.job_applications set deleted_at = now() - interval '31 days' where id = $1`,
      [id],
    );
    await runAllJobs(project);

    expect(await orphans()).toContain(path);
  });
});

describe('An application without experience', () => {
  it('an application without experience is stored without years and sorts before "less than 1 year"', async () => {
    const [, , application] = RECORDS;
    const id = await insert(application, { experience_years: null });
    const { data } = await project
      .as('admin')
      .from('job_applications')
      .select('experience_years, experience_sort')
      .eq('id', id)
      .single();
    expect(data).toEqual({ experience_years: null, experience_sort: -1 });
  });
});
