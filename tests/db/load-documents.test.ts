import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Caller,
  FORBIDDEN,
  PEOPLE,
  type Person,
  REFUSED,
  useProject,
} from './support/project.ts';
import { documentHelpers, KINDS, type Kind, PDF } from './support/load-documents.ts';
import { starts } from './support/start.ts';

const project = useProject();
const { offer, plan } = starts(project);
const { add, files, listed, opens, store, upload } = documentHelpers(project);

/**
 * A load of the demo driver and customer, with an accepted escort and one document of each kind. The document
 * of kind permit has its permit.
 */
let load: string;
const permit = randomUUID();
let other: string;
const paths = {} as Record<Kind, string>;
const theirs = {} as Record<Kind, string>;

beforeAll(async () => {
  other = await plan({ driver_id: null, status: 'planned' });
  load = await plan();
  await offer(load, 'accepted');
  await project.sql(
    `insert into public.load_customers (load_id, user_id, name) values ($1, $2, 'Jo Field')`,
    [load, PEOPLE.customer],
  );
  await project.sql(
    `insert into public.load_permits (id, load_id, jurisdiction) values ($2, $1, 'KY')`,
    [load, permit],
  );
  for (const kind of KINDS) {
    paths[kind] = await store('admin', load, kind, kind === 'permit' ? permit : undefined);
  }
  for (const kind of KINDS) theirs[kind] = await store('admin', other, kind);
});

describe('Documents of a load', () => {
  const READS: Partial<Record<Caller, readonly Kind[]>> = {
    admin: KINDS,
    driver: KINDS.filter((kind) => kind !== 'rate_confirmation'),
    pilot: ['permit'],
    customer: ['bol', 'pod'],
  };

  it.each(['visitor', ...(Object.keys(PEOPLE) as Person[])] as const)(
    'a %s lists and opens only the kinds meant for them, by no way more',
    async (caller) => {
      const kinds = READS[caller] ?? [];
      expect(await listed(caller, load)).toEqual([...kinds].sort());
      for (const kind of KINDS) {
        expect([kind, await opens(caller, paths[kind])]).toEqual([kind, kinds.includes(kind)]);
      }
    },
  );

  it.each(['driver', 'pilot', 'customer', 'broker', 'carrier', 'moderator'] as const)(
    'a %s can’t reach documents of other loads',
    async (caller) => {
      expect(await listed(caller, other)).toEqual([]);
      for (const kind of KINDS)
        expect([kind, await opens(caller, theirs[kind])]).toEqual([kind, false]);
      expect(await upload(caller, `${other}/${randomUUID()}.pdf`)).toBe(403);
      expect((await add(caller, other, 'photo'))?.code).toBe(FORBIDDEN);
    },
  );

  it('don’t show a rate confirmation to the driver or a pilot car, even embedded in other reads', async () => {
    for (const [caller, table] of [
      ['driver', 'loads'],
      ['pilot', 'load_permits'],
    ] as const) {
      const { data } = await project.as(caller).from(table).select('*, load_documents(*)');
      expect(JSON.stringify(data)).toContain(paths.permit);
      expect(JSON.stringify(data)).not.toContain('rate_confirmation');
      expect(JSON.stringify(data)).not.toContain(paths.rate_confirmation);
    }
  });

  it('belong to the owner of the load’s quote too', async () => {
    const id = await plan({ quote_id: null });
    const path = await store('admin', id, 'pod');
    expect(await opens('broker', path)).toBe(false);
    const quote = randomUUID();
    await project.sql(
      `insert into public.quotes (id, user_id, customer_name, email, phone, origin, destination, equipment)
       values ($1, $2, 'Jo', 'jo@example.com', '1', 'Here', 'There', 'RGN')`,
      [quote, PEOPLE.broker],
    );
    await project.sql('update public.loads set quote_id = $2 where id = $1', [id, quote]);
    expect(await opens('broker', path)).toBe(true);
    await project.sql('update public.quotes set deleted_at = now() where id = $1', [quote]);
    expect(await opens('broker', path)).toBe(false);
  });
});

describe('Adding a document', () => {
  it('the driver can add only BOL, POD and photos', async () => {
    const id = await plan();
    for (const kind of KINDS) {
      const document = randomUUID();
      expect(await upload('driver', `${id}/${document}.pdf`)).toBeUndefined();
      const error = await add('driver', id, kind, { id: document });
      const isTheirs = ['bol', 'pod', 'photo'].includes(kind);
      expect([kind, error?.code]).toEqual([kind, isTheirs ? undefined : FORBIDDEN]);
    }
    await project.sql(`update public.loads set status = 'cancelled' where id = $1`, [id]);
    expect(await upload('driver', `${id}/${randomUUID()}.pdf`)).toBe(403);
  });

  it('refuses a permit of another load, and one for another kind of document', async () => {
    const id = await plan();
    for (const [to, kind] of [
      [id, 'permit'],
      [load, 'bol'],
    ] as const) {
      const document = randomUUID();
      expect(await upload('admin', `${to}/${document}.pdf`)).toBeUndefined();
      expect((await add('admin', to, kind, { id: document, permit }))?.code).toBe(REFUSED);
    }
  });

  it('moves to the next driver when dispatch reassigns the load', async () => {
    const id = await plan();
    const another = 'carrier';
    await project.sql(`insert into public.user_roles (user_id, role) values ($1, 'driver')`, [
      PEOPLE[another],
    ]);
    const path = await store('driver', id, 'photo');
    const document = randomUUID();
    expect(await upload('driver', `${id}/${document}.pdf`)).toBeUndefined();
    expect(await upload(another, `${id}/${randomUUID()}.pdf`)).toBe(403);
    expect((await add(another, id, 'pod', { id: document }))?.code).toBe(FORBIDDEN);

    await project.sql('update public.loads set driver_id = $2 where id = $1', [
      id,
      PEOPLE[another],
    ]);
    // Even a file that was uploaded before.
    expect((await add('driver', id, 'pod', { id: document }))?.code).toBe(FORBIDDEN);
    expect(await upload('driver', `${id}/${randomUUID()}.pdf`)).toBe(403);
    expect([await listed('driver', id), await opens('driver', path)]).toEqual([[], false]);
    expect([await listed(another, id), await opens(another, path)]).toEqual([['photo'], true]);
    await store(another, id, 'pod');
    await project.sql(`update public.loads set status = 'in_transit' where id = $1`, [id]);
    await project.sql(`update public.loads set status = 'delivered' where id = $1`, [id]);
    await store(another, id, 'bol');
    await project.sql(`delete from public.user_roles where user_id = $1 and role = 'driver'`, [
      PEOPLE[another],
    ]);
  });

  it('refuses everyone else', async () => {
    for (const caller of ['visitor', 'pilot', 'customer', 'carrier', 'moderator'] as const) {
      expect([caller, await upload(caller, `${load}/${randomUUID()}.pdf`)]).toEqual([caller, 403]);
      expect((await add(caller, load, 'bol', { path: paths.bol }))?.code).toBe(FORBIDDEN);
    }
  });

  it('twice with one id adds it once, even concurrently', async () => {
    const id = randomUUID();
    await upload('driver', `${load}/${id}.pdf`);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => add('driver', load, 'photo', { id })),
    );
    expect(answers).toEqual([null, null, null, null, null]);
    const { data } = await project
      .as('admin')
      .from('load_documents')
      .select('id, size')
      .eq('id', id);
    expect(data).toEqual([{ id, size: 64 }]);
  });

  it('refuses content the load already has as this kind', async () => {
    const sha256 = 'ab'.repeat(32);
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [first, second, third]) await upload('driver', `${load}/${id}.pdf`);
    expect(await add('driver', load, 'pod', { id: first, sha256 })).toBeNull();
    expect(await add('driver', load, 'pod', { id: second, sha256 })).toMatchObject({
      code: REFUSED,
      message: 'This file is already on the load.',
    });
    expect(await add('driver', load, 'bol', { id: third, sha256 })).toBeNull();
  });

  it('requires, even in the table, a path of its load and new content', async () => {
    const insert = (path: string, id: string, sha256: string) =>
      project.sql(
        `insert into public.load_documents (id, load_id, kind, name, file_path, size, sha256)
         values ($1, $2, 'coi', 'a.pdf', $3, 1, $4)`,
        [id, load, path, sha256],
      );
    const [id, second] = [randomUUID(), randomUUID()];
    await insert(`${load}/${id}.pdf`, id, 'cd'.repeat(32));
    await expect(insert(`${other}/${second}.pdf`, second, 'ef'.repeat(32))).rejects.toThrow(
      'load_documents_path_check',
    );
    await expect(insert(`${load}/${second}.pdf`, second, 'cd'.repeat(32))).rejects.toThrow(
      'load_documents_load_id_kind_sha256_key',
    );
  });

  it('needs a file that the caller uploaded to this load', async () => {
    const id = randomUUID();
    expect((await add('driver', load, 'pod', { id }))?.message).toBe('The file wasn’t uploaded.');
    await upload('admin', `${load}/${id}.pdf`);
    expect((await add('driver', load, 'pod', { id }))?.message).toBe('The file wasn’t uploaded.');
    // The path of another document, to read it as a photo.
    for (const path of [paths.rate_confirmation, theirs.rate_confirmation]) {
      expect((await add('driver', load, 'photo', { path }))?.code).toBe(REFUSED);
    }
    expect(await opens('driver', paths.rate_confirmation)).toBe(false);
  });

  it('refuses empty files and other types, sizes and paths', async () => {
    const id = randomUUID();
    await upload('admin', `${load}/${id}.pdf`, PDF, 0);
    expect((await add('admin', load, 'bol', { id }))?.message).toBe('This file is empty.');
    expect(await upload('admin', `${load}/${randomUUID()}.pdf`, 'text/html')).toBe(415);
    expect(await upload('admin', `${load}/${randomUUID()}.pdf`, PDF, 20 * 1024 * 1024 + 1)).toBe(
      413,
    );
    for (const path of [
      `${randomUUID()}.pdf`,
      `${load}/a.pdf`,
      `${load}/${randomUUID()}.exe`,
      `${load}/${randomUUID()}.svg`,
      `${load}/deeper/${randomUUID()}.pdf`,
      `${load.toUpperCase()}/${randomUUID()}.pdf`,
      `${randomUUID()}/${randomUUID()}.pdf`,
    ]) {
      expect([path, await upload('admin', path)]).toEqual([path, 403]);
    }
  });

  it('adding a document never overwrites a file', async () => {
    for (const caller of ['admin', 'driver'] as const) {
      expect(await upload(caller, paths.bol)).toBe(409);
      const { error } = await files(caller).upload(paths.bol, new Blob(['x'], { type: PDF }), {
        contentType: PDF,
        upsert: true,
      });
      expect(error).not.toBeNull();
    }
  });
});

describe('Deleting a document', () => {
  it('only admins can delete a document, and the deletion is logged', async () => {
    const path = await store('admin', load, 'other');
    for (const caller of ['driver', 'pilot', 'customer'] as const) {
      await project.as(caller).from('load_documents').delete().eq('file_path', path);
      await files(caller).remove([path]);
    }
    expect(await opens('admin', path)).toBe(true);
    const admin = project.as('admin');
    expect((await admin.from('load_documents').delete().eq('file_path', path)).error).toBeNull();
    expect((await files('admin').remove([path])).data).toHaveLength(1);
    const { data } = await admin
      .from('activity_log')
      .select('action, label')
      .match({ subject: 'document', record_id: load, action: 'deleted' });
    expect(data).toHaveLength(1);
    expect(data?.[0]?.label).toMatch(/^L-\d{4}-\d{5}, Press bed: other\.pdf$/);
  });

  it('leaves the files of a deleted load to the job', async () => {
    const id = await plan({ driver_id: null, status: 'planned' });
    const path = await store('admin', id, 'bol');
    const orphans = async () =>
      (await project.as('service').rpc('orphaned_load_documents', { _limit: 1000 }))
        .data as string[];
    await project.sql(
      `update storage.objects set created_at = now() - interval '23 hours' where name = any($1)`,
      [`{${path},${paths.bol}}`],
    );
    expect(await orphans()).not.toContain(path);
    expect((await project.as('admin').from('loads').delete().eq('id', id)).error).toBeNull();
    expect(await orphans()).toContain(path);
    expect(await orphans()).not.toContain(paths.bol);
    expect((await project.as('admin').rpc('orphaned_load_documents')).error?.code).toBe(FORBIDDEN);
  });
});
