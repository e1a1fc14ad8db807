import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, useProject } from './support/project.ts';

const project = useProject();
const ATTACHMENTS = 'quote-attachments';
const PICTURES = 'gallery';
const folder = randomUUID();
let admin: Account;

const pdf = (text = 'hello') => new Blob([`%PDF-1.4 ${text}`], { type: 'application/pdf' });
const png = () => new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
const attachmentPath = (name = 'drawing.pdf') => `${randomUUID()}/${name}`;
const attachments = (of = project.visitor()) => of.storage.from(ATTACHMENTS);
const pictures = (of = admin.client) => of.storage.from(PICTURES);

beforeAll(async () => {
  admin = await project.account(['admin']);
});
afterAll(async () => {
  const { data } = await pictures().list(folder);
  await pictures().remove((data ?? []).map(({ name }) => `${folder}/${name}`));
});

describe('a bucket visitors may only upload to', () => {
  it('stores a file and returns its path', async () => {
    const path = attachmentPath();

    const { data, error } = await attachments().upload(path, pdf());

    expect(error).toBeNull();
    expect(data).toMatchObject({ path, fullPath: `${ATTACHMENTS}/${path}` });
    expect(data?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('accepts a raw body as well as a form', async () => {
    const path = attachmentPath();
    const bytes = new TextEncoder().encode('%PDF-1.4 plain');

    const { error } = await attachments().upload(path, bytes, { contentType: 'application/pdf' });

    expect(error).toBeNull();
    const { data } = await attachments(admin.client).download(path);
    expect(data?.type).toBe('application/pdf');
    expect(await data?.text()).toBe('%PDF-1.4 plain');
  });

  it('an upload never overwrites a file', async () => {
    const path = attachmentPath();
    await attachments().upload(path, pdf('first'));

    const again = await attachments().upload(path, pdf('second'));
    const upsert = await attachments().upload(path, pdf('third'), { upsert: true });

    expect(again.error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    });
    expect(upsert.error).toMatchObject({ statusCode: '403' });
    const { data } = await attachments(admin.client).download(path);
    expect(await data?.text()).toBe('%PDF-1.4 first');
  });

  it('lets visitors neither list, read, link nor delete files', async () => {
    const path = attachmentPath();
    await attachments().upload(path, pdf());

    expect((await attachments().list(path.split('/')[0])).data).toEqual([]);
    expect((await attachments().download(path)).error).toMatchObject({ statusCode: '404' });
    expect((await attachments().createSignedUrl(path, 60)).error).toMatchObject({
      statusCode: '404',
    });
    expect((await attachments().remove([path])).data).toEqual([]);
    expect((await attachments().exists(path)).data).toBe(false);
    expect((await attachments(admin.client).exists(path)).data).toBe(true);
  });

  it.each([
    ['a path no policy allows', () => attachments().upload('elsewhere.pdf', pdf()), '403'],
    [
      'a type the bucket does not accept',
      () => attachments().upload(attachmentPath('a.txt'), new Blob(['x'], { type: 'text/plain' })),
      '415',
    ],
    [
      'a file that is too large',
      () =>
        attachments().upload(
          attachmentPath(),
          new Blob([new Uint8Array(20 * 1024 * 1024 + 1)], { type: 'application/pdf' }),
        ),
      '413',
    ],
    [
      'a name with non-ASCII letters',
      () => attachments().upload(attachmentPath('drawing_é.pdf'), pdf()),
      '400',
    ],
    [
      'a bucket that does not exist',
      () => project.visitor().storage.from('nope').upload('a.pdf', pdf()),
      '404',
    ],
  ])('rejects %s', async (_what, attempt, statusCode) => {
    const { data, error } = await attempt();

    expect(data).toBeNull();
    expect(error).toMatchObject({ statusCode });
  });
});

describe('a user who may read', () => {
  it('a name that Storage can’t hold is refused', async () => {
    const invalid = { statusCode: '400', message: 'Invalid key: drawing_é.pdf' };
    const files = attachments(admin.client);

    expect((await files.download('drawing_é.pdf')).error).toMatchObject(invalid);
    expect((await files.info('drawing_é.pdf')).error).toMatchObject(invalid);
    expect((await files.createSignedUrl('drawing_é.pdf', 60)).error).toMatchObject(invalid);
  });

  it('gets size and type', async () => {
    const path = attachmentPath();
    await attachments().upload(path, pdf());

    const { data, error } = await attachments(admin.client).info(path);

    expect(error).toBeNull();
    expect(data).toMatchObject({ name: path, size: 14, contentType: 'application/pdf' });
  });

  it('creates a link that works without a key, for that file only', async () => {
    const path = attachmentPath();
    await attachments().upload(path, pdf());

    const { data, error } = await attachments(admin.client).createSignedUrl(path, 60, {
      download: 'Drawing.pdf',
    });
    expect(error).toBeNull();
    const link = data?.signedUrl ?? '';

    const good = await fetch(link);
    expect([good.status, good.headers.get('content-type'), await good.text()]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.4 hello',
    ]);
    expect(good.headers.get('content-disposition')).toContain('Drawing.pdf');
    expect((await fetch(link.replace(path, attachmentPath()))).status).toBe(400);
    expect((await fetch(link.replace(/token=[^&]+/, 'token=made.up'))).status).toBe(400);
  });

  it('creates several links and reports which failed', async () => {
    const path = attachmentPath();
    await attachments().upload(path, pdf());

    const { data } = await attachments(admin.client).createSignedUrls([path, 'nope/nope.pdf'], 60);

    expect(
      data?.map(({ path: of, error, signedUrl }) => [of, error === null, signedUrl !== null]),
    ).toEqual([
      [path, true, true],
      ['nope/nope.pdf', false, false],
    ]);
  });
});

describe('a public bucket', () => {
  it('serves a file to everyone, with the cache control of its upload', async () => {
    const path = `${folder}/public.png`;
    expect((await pictures().upload(path, png(), { cacheControl: '31536000' })).error).toBeNull();

    const response = await fetch(pictures().getPublicUrl(path).data.publicUrl);

    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('cache-control')).toContain('max-age=31536000');
  });

  it('accepts uploads from admins only', async () => {
    const { error } = await pictures(project.visitor()).upload(`${folder}/visitor.png`, png());

    expect(error).toMatchObject({ statusCode: '403' });
  });

  it('rejects SVG, which could contain scripts', async () => {
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });

    const { error } = await pictures().upload(`${folder}/a.svg`, svg);

    expect(error).toMatchObject({ statusCode: '415' });
  });

  it('upserts, moves, copies, lists and removes', async () => {
    const [first, second, third] = ['one', 'two', 'three'].map(
      (name) => `${folder}/${name}.png`,
    ) as [string, string, string];
    await pictures().upload(first, png());

    expect((await pictures().upload(first, png(), { upsert: true })).error).toBeNull();
    expect((await pictures().move(first, second)).error).toBeNull();
    expect((await pictures().copy(second, third)).error).toBeNull();
    const names = async () =>
      (
        await pictures().list(folder, { search: 't', sortBy: { column: 'name', order: 'asc' } })
      ).data?.map(({ name }) => name);
    expect(await names()).toEqual(['three.png', 'two.png']);
    expect((await pictures().download(third)).data?.size).toBe(4);
    expect((await pictures().remove([second, third])).data).toHaveLength(2);
    expect(await names()).toEqual([]);
  });

  it('lists folders as entries without an id', async () => {
    const top = randomUUID();
    await pictures().upload(`${top}/inner/a.png`, png());

    const { data } = await pictures().list(top);

    expect(data).toMatchObject([{ name: 'inner', id: null }]);
    await pictures().remove([`${top}/inner/a.png`]);
  });

  it('accepts an upload through a signed link', async () => {
    const path = `${folder}/by-link.png`;
    const { data, error } = await pictures().createSignedUploadUrl(path);
    expect(error).toBeNull();

    const uploaded = await pictures(project.visitor()).uploadToSignedUrl(
      path,
      data?.token ?? '',
      png(),
    );

    expect(uploaded.error).toBeNull();
    expect((await pictures().exists(path)).data).toBe(true);
  });

  it('refuses visitors a signed upload link', async () => {
    const { error } = await pictures(project.visitor()).createSignedUploadUrl(`${folder}/no.png`);

    expect(error).toMatchObject({ statusCode: '403' });
  });
});
