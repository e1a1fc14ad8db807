import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Caller, useProject } from './support/project.ts';

const project = useProject();

const PDF = 'application/pdf';
const MEGABYTE = 1024 * 1024;
const bytes = (size: number, type: string) => new Blob([new Uint8Array(size)], { type });

/** Uploads as this caller; returns the error status, or undefined. */
async function upload(
  caller: Caller,
  bucket: string,
  path: string,
  type = PDF,
  size = 64,
  upsert = false,
) {
  const { error } = await project
    .as(caller)
    .storage.from(bucket)
    .upload(path, bytes(size, type), { contentType: type, upsert });
  return error === null ? undefined : Number((error as { statusCode?: string }).statusCode);
}
const isThere = async (caller: Caller, bucket: string, path: string) =>
  (await project.as(caller).storage.from(bucket).download(path)).data !== null;

describe('job-documents', () => {
  const hand = (path: string, type?: string, size?: number, upsert?: boolean) =>
    upload('visitor', 'job-documents', path, type, size, upsert);
  const folder = () => randomUUID();
  /** Uploads to a path that must be rejected; returns the error status. */
  const rejected = async (path: string) => {
    const count = 'select count(*) from storage.objects';
    const before = await project.sql(count);
    const status = await hand(path);
    expect(await project.sql(count)).toEqual(before);
    return status;
  };

  it.each([
    ['cdl_card.jpg', 'image/jpeg'],
    ['cdl_Card-2.PNG', 'image/png'],
    ['resume_jo.field.pdf', PDF],
    ['resume_jo.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['resume_jo.doc', 'application/msword'],
    ['other_twic.pdf', PDF],
    ["resume_Jo Field's C.V. (2026) - v2 & cover_letter!.pdf", PDF],
    ['other_..scan;1=2+3,4$5@6:7*8.tar.JPG', 'image/jpeg'],
    [`resume_${'a'.repeat(116)}.pdf`, PDF],
  ])('accepts %s from visitors and signed-in users', async (name, type) => {
    expect(await upload('visitor', 'job-documents', `${folder()}/${name}`, type)).toBeUndefined();
    expect(await upload('carrier', 'job-documents', `${folder()}/${name}`, type)).toBeUndefined();
  });

  it('refuses a name with a question mark, which supabase-js could not download', async () => {
    expect(await rejected(`${folder()}/resume_Which one%3F.pdf`)).toBe(403);
  });

  it.each([
    `resume_a.pdf`,
    `${randomUUID()}/a.pdf`,
    `${randomUUID()}/photo_a.pdf`,
    `${randomUUID()}/deeper/resume_a.pdf`,
    `not-a-uuid/resume_a.pdf`,
    `${randomUUID().toUpperCase()}/resume_a.pdf`,
    `${randomUUID()}/resume_a/b.pdf`,
    `${randomUUID()}/resume_a.exe`,
    `${randomUUID()}/resume_a.svg`,
    `${randomUUID()}/resume_a.png`,
    `${randomUUID()}/cdl_a.docx`,
    `${randomUUID()}/resume_`,
    `${randomUUID()}/resume_${'a'.repeat(117)}.pdf`,
    `${randomUUID()}/resume_${'a'.repeat(255)}.pdf`,
    `${randomUUID()}/resume_a.pdf.exe`,
    `${randomUUID()}/..%2Fresume_a.pdf`,
    `a/../${randomUUID()}/b/../../resume_a.pdf`,
    `${randomUUID()}\\resume_a.pdf\\b.pdf`,
  ])('rejects the path %s', async (path) => {
    expect(await rejected(path)).toBe(403);
  });

  it.each([
    ['no name', ''],
    ['an accent', `${randomUUID()}/resume_résumé.pdf`],
    ['a bracket', `${randomUUID()}/resume_a[1].pdf`],
    ['a percent sign', `${randomUUID()}/resume_100%25.pdf`],
    ['a bare percent sign', `${randomUUID()}/resume_100%.pdf`],
    ['an emoji', `${randomUUID()}/resume_📄.pdf`],
    ['a NUL', `${randomUUID()}/resume_a\0.pdf`],
    ['a line break', `${randomUUID()}/resume_a%0A.pdf`],
    ['a backslash', `${randomUUID()}/resume_a%5Cb.pdf`],
    ['a right-to-left override', `${randomUUID()}/resume_a\u202Efdp.pdf`],
  ])('rejects a key with %s as invalid', async (_what, path) => {
    expect(await rejected(path)).toBe(400);
  });

  it('rejects other types, and more than 10 MB', async () => {
    expect(await hand(`${folder()}/resume_a.pdf`, 'text/html')).toBe(415);
    expect(await hand(`${folder()}/other_a.png`, 'image/svg+xml')).toBe(415);
    expect(await hand(`${folder()}/resume_a.pdf`, PDF, 10 * MEGABYTE)).toBeUndefined();
    expect(await hand(`${folder()}/resume_a.pdf`, PDF, 10 * MEGABYTE + 1)).toBe(413);
  });

  it('an upload never overwrites a file', async () => {
    const path = `${folder()}/resume_a.pdf`;
    await hand(path);

    expect(await hand(path)).toBe(409);
    expect(await hand(path, PDF, 128, true)).toBe(403);
    const { data } = await project.as('admin').storage.from('job-documents').download(path);
    expect(data?.size).toBe(64);
  });

  it('can be read only by admins', async () => {
    const path = `${folder()}/resume_a.pdf`;
    await hand(path);

    for (const caller of ['visitor', 'customer', 'driver'] as const) {
      const bucket = project.as(caller).storage.from('job-documents');
      expect(await isThere(caller, 'job-documents', path)).toBe(false);
      expect((await bucket.list(path.slice(0, 36))).data ?? []).toEqual([]);
      expect((await bucket.createSignedUrl(path, 60)).data).toBeNull();
      expect((await bucket.copy(path, `${folder()}/resume_b.pdf`)).data).toBeNull();
      expect((await bucket.move(path, `${folder()}/resume_b.pdf`)).data).toBeNull();
    }
    const bucket = project.as('admin').storage.from('job-documents');
    expect(await isThere('admin', 'job-documents', path)).toBe(true);
    expect((await fetch(bucket.getPublicUrl(path).data.publicUrl)).ok).toBe(false);
    expect((await bucket.list(path.slice(0, 36))).data?.map(({ name }) => name)).toEqual([
      'resume_a.pdf',
    ]);
    expect((await bucket.createSignedUrl(path, 60)).error).toBeNull();
  });

  it('can be emptied by admins only', async () => {
    const path = `${folder()}/resume_a.pdf`;
    await hand(path);

    for (const caller of ['visitor', 'customer'] as const) {
      await project.as(caller).storage.from('job-documents').remove([path]);
      expect(await isThere('admin', 'job-documents', path)).toBe(true);
    }
    await project.as('admin').storage.from('job-documents').remove([path]);
    expect(await isThere('admin', 'job-documents', path)).toBe(false);
  });
});

describe('gallery', () => {
  it('accepts raster images from admins', async () => {
    for (const type of ['png', 'jpeg', 'webp', 'avif']) {
      expect(
        await upload('admin', 'gallery', `${randomUUID()}.${type}`, `image/${type}`),
      ).toBeUndefined();
    }
    expect(await upload('admin', 'gallery', 'fleet/lowboy.webp', 'image/webp')).toBeUndefined();
    expect(
      await upload('admin', 'gallery', 'fleet/lowboy.webp', 'image/webp', 9, true),
    ).toBeUndefined();
  });

  it('rejects files a browser could execute, and more than 15 MB', async () => {
    expect(await upload('admin', 'gallery', 'a.svg', 'image/svg+xml')).toBe(415);
    expect(await upload('admin', 'gallery', 'a.html', 'text/html')).toBe(415);
    expect(await upload('admin', 'gallery', 'a.png', 'image/png', 15 * MEGABYTE + 1)).toBe(413);
  });

  it('rejects uploads and deletions by anyone else', async () => {
    await upload('admin', 'gallery', 'kept.webp', 'image/webp');
    for (const caller of ['visitor', 'customer', 'driver'] as const) {
      expect(await upload(caller, 'gallery', `${randomUUID()}.webp`, 'image/webp')).toBe(403);
      expect(await upload(caller, 'gallery', 'kept.webp', 'image/webp', 9, true)).toBe(403);
      await project.as(caller).storage.from('gallery').remove(['kept.webp']);
      await project.as(caller).storage.from('gallery').move('kept.webp', 'moved.webp');
    }
    expect(await isThere('admin', 'gallery', 'kept.webp')).toBe(true);
  });

  it('serves an image to anyone who knows its URL, and lists none', async () => {
    await upload('admin', 'gallery', 'shown.webp', 'image/webp');
    const bucket = project.as('visitor').storage.from('gallery');

    expect((await fetch(bucket.getPublicUrl('shown.webp').data.publicUrl)).status).toBe(200);
    expect((await bucket.list()).data ?? []).toEqual([]);
    expect((await project.as('customer').storage.from('gallery').list()).data ?? []).toEqual([]);
    expect((await project.as('admin').storage.from('gallery').list()).data?.length).toBeGreaterThan(
      0,
    );
  });
});

describe('Buckets', () => {
  it.each(['visitor', 'customer', 'admin'] as const)(
    'cannot be created or changed by a %s',
    async (caller) => {
      const { storage } = project.as(caller);

      expect((await storage.createBucket('mine')).error).not.toBeNull();
      expect((await storage.updateBucket('job-documents', { public: true })).error).not.toBeNull();
      await storage.emptyBucket('job-documents');
      await storage.deleteBucket('gallery');
      expect(await project.sql('select id, public from storage.buckets order by id')).toEqual([
        { id: 'gallery', public: true },
        { id: 'job-documents', public: false },
        { id: 'load-documents', public: false },
        { id: 'pilot-papers', public: false },
        { id: 'quote-attachments', public: false },
      ]);
    },
  );
});
