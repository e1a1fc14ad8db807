import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  ATTACHMENT_BUCKET,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TYPES,
} from '../../supabase/functions/_shared/contracts/attachments.ts';
import { type Caller, REFUSED, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();

const PDF = ATTACHMENT_TYPES.pdf;
const newPath = (name = 'crown.pdf') => `${randomUUID()}/${name}`;
const bucket = (caller: Caller) => project.as(caller).storage.from(ATTACHMENT_BUCKET);

/** Uploads as this caller; returns the error status, or undefined. */
async function upload(caller: Caller, path: string, type: string = PDF, size = 64, upsert = false) {
  const file = new Blob([new Uint8Array(size)], { type });
  const { error } = await bucket(caller).upload(path, file, { contentType: type, upsert });
  return error === null ? undefined : Number((error as { statusCode?: string }).statusCode);
}
const canRead = async (caller: Caller, path: string) =>
  (await bucket(caller).download(path)).data !== null;

/** Sends a quote as this caller with these attachments; returns its id or the error's code. */
async function send(caller: Caller, attachments: string[], id = randomUUID()) {
  const { error } = await project.as(caller).from('quotes').insert(aQuote({ id, attachments }));
  return { id, code: error?.code };
}

describe('Uploading an attachment', () => {
  it.each(Object.entries(ATTACHMENT_TYPES))('accepts %s from anyone', async (extension, type) => {
    for (const caller of ['visitor', 'customer'] as const) {
      expect(await upload(caller, newPath(`a.${extension}`), type)).toBeUndefined();
    }
  });

  it.each([
    'crown.pdf',
    'not-a-uuid/crown.pdf',
    `${randomUUID().toUpperCase()}/crown.pdf`,
    `${randomUUID()}/deeper/crown.pdf`,
    `${randomUUID()}/crown.exe`,
    `${randomUUID()}/crown.svg`,
    `${randomUUID()}/.pdf`,
    `${randomUUID()}/${'a'.repeat(130)}.pdf`,
    `${randomUUID()}/a b.pdf`,
  ])('rejects the path %s', async (path) => {
    expect(await upload('visitor', path)).toBe(403);
  });

  it('rejects other types, and more than 20 MB', async () => {
    expect(await upload('visitor', newPath(), 'text/html')).toBe(415);
    expect(await upload('visitor', newPath('a.png'), 'image/svg+xml')).toBe(415);
    expect(await upload('visitor', newPath(), PDF, ATTACHMENT_MAX_BYTES + 1)).toBe(413);
    expect(await upload('visitor', newPath(), PDF, ATTACHMENT_MAX_BYTES)).toBeUndefined();
  });

  it('an upload never overwrites a file, not even an admin’s', async () => {
    const path = newPath();
    await upload('visitor', path);

    for (const caller of ['visitor', 'customer', 'admin'] as const) {
      expect(await upload(caller, path)).toBe(409);
      expect(await upload(caller, path, PDF, 128, true)).toBe(403);
    }
    expect((await bucket('admin').download(path)).data?.size).toBe(64);
  });

  it('uploading an attachment is refused for a path that a stored quote names', async () => {
    const path = newPath();
    expect((await send('visitor', [path])).code).toBeUndefined();

    expect(await upload('visitor', path)).toBe(403);
    expect(await upload('customer', path)).toBe(403);
  });
});

describe('An attachment', () => {
  const READERS = ['visitor', 'carrier', 'driver'] as const;

  it('can be read, listed and signed by admins, and not by strangers', async () => {
    const path = newPath();
    await upload('visitor', path);
    await send('visitor', [path]);

    for (const caller of READERS) {
      expect(await canRead(caller, path)).toBe(false);
      expect((await bucket(caller).list()).data ?? []).toEqual([]);
      expect((await bucket(caller).list(path.slice(0, 36))).data ?? []).toEqual([]);
      expect((await bucket(caller).createSignedUrl(path, 60)).data).toBeNull();
      expect((await bucket(caller).copy(path, newPath())).data).toBeNull();
      expect((await bucket(caller).move(path, newPath())).data).toBeNull();
    }
    expect((await fetch(bucket('admin').getPublicUrl(path).data.publicUrl)).ok).toBe(false);
    expect(await canRead('admin', path)).toBe(true);
    expect((await bucket('admin').list(path.slice(0, 36))).data).toHaveLength(1);
  });

  it('can be read and signed by the customer whose quote names it, until it is deleted', async () => {
    const path = newPath();
    await upload('customer', path);
    expect(await canRead('customer', path)).toBe(false);
    const { id } = await send('customer', [path]);

    expect(await canRead('customer', path)).toBe(true);
    expect((await bucket('customer').createSignedUrl(path, 60)).error).toBeNull();
    expect(await canRead('carrier', path)).toBe(false);

    await project.as('admin').rpc('trash_records', { _type: 'quote', _ids: [id] });
    expect(await canRead('customer', path)).toBe(false);
  });

  it('can’t be read by naming it in another quote', async () => {
    const path = newPath();
    await upload('visitor', path);
    const first = await send('visitor', [path]);

    expect((await send('customer', [newPath(), path])).code).toBe(REFUSED);
    expect(await canRead('customer', path)).toBe(false);
    const other = await send('customer', []);
    const { error } = await project
      .as('service')
      .from('quotes')
      .update({ attachments: [path] })
      .eq('id', other.id);
    expect(error?.code).toBe(REFUSED);
    // A retry of the same quote finds its own row.
    expect((await send('visitor', [path], first.id)).code).toBe('23505');
  });

  it('can be deleted by admins only', async () => {
    const path = newPath();
    await upload('customer', path);
    await send('customer', [path]);

    for (const caller of [...READERS, 'customer'] as const) {
      await bucket(caller).remove([path]);
      expect(await canRead('admin', path)).toBe(true);
    }
    await bucket('admin').remove([path]);
    expect(await canRead('admin', path)).toBe(false);
  });
});

describe('The list of a quote’s attachments', () => {
  it('has paths and sizes in form order, for its sender and admins only', async () => {
    const [crown, missing] = [newPath(), newPath('rigging.pdf')];
    await upload('customer', crown, PDF, 2048);
    const { id } = await send('customer', [missing, crown]);
    const list = async (caller: Caller) => {
      const answer = await project.as(caller).rpc('quote_attachments', { _quote_id: id });
      return answer.data as unknown;
    };

    const expected = [
      { path: missing, bytes: null },
      { path: crown, bytes: 2048 },
    ];
    expect(await list('customer')).toEqual(expected);
    expect(await list('admin')).toEqual(expected);
    expect(await list('carrier')).toEqual([]);
    expect(await list('visitor')).toBeNull();
  });
});
