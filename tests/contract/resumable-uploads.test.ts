import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, isLocal, useProject } from './support/project.ts';

const project = useProject();
const BUCKET = 'quote-attachments';
const TYPE = 'application/pdf';
const LIMIT = 20 * 1024 * 1024;
let admin: Account;

const newPath = (name = 'crown.pdf') => `${randomUUID()}/${name}`;
const bytes = (size: number) =>
  Uint8Array.from({ length: size }, (_, index) => (index * 7 + (index >> 8)) % 256);

const headersOf = (headers: Record<string, string> = {}) => ({
  apikey: project.publishableKey,
  authorization: `Bearer ${project.publishableKey}`,
  'tus-resumable': '1.0.0',
  'x-upsert': 'false',
  ...headers,
});

interface Creation {
  path?: string;
  bucket?: string;
  type?: string;
  size?: number;
  headers?: Record<string, string>;
}

/** Creates an upload; nothing is sent yet. */
function create({ path = newPath(), bucket = BUCKET, type = TYPE, size = 9, headers }: Creation) {
  const metadata = {
    bucketName: bucket,
    objectName: path,
    contentType: type,
    cacheControl: '3600',
  };
  return fetch(`${project.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: headersOf({
      'upload-length': String(size),
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
      ...headers,
    }),
  });
}

const patch = (url: string, offset: number, body: Uint8Array) =>
  fetch(url, {
    method: 'PATCH',
    headers: headersOf({
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    }),
    body: new Uint8Array(body),
  });
const head = (url: string) => fetch(url, { method: 'HEAD', headers: headersOf() });
const offsetOf = (response: Response) => Number(response.headers.get('upload-offset'));

/** Creates an upload and returns its URL. */
async function started(creation: Creation = {}): Promise<string> {
  const response = await create(creation);
  expect([response.status, await response.text()]).toEqual([201, '']);
  return response.headers.get('location') ?? '';
}

/** Sends a PATCH and cuts the connection after `sent` bytes of the body have left. */
function cutPatch(url: string, offset: number, body: Uint8Array, sent: number): Promise<void> {
  return new Promise((resolve) => {
    const send = url.startsWith('https:') ? httpsRequest : httpRequest;
    const request = send(url, {
      method: 'PATCH',
      headers: headersOf({
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        'content-length': String(body.byteLength),
      }),
    });
    request.on('error', () => {
      resolve();
    });
    request.write(body.subarray(0, sent), () => {
      request.destroy(new Error('cut'));
    });
  });
}

beforeAll(async () => {
  admin = await project.account(['admin']);
});

describe('a resumable upload', () => {
  it('announces the protocol, and lets pages of other origins use it', async () => {
    const options = await fetch(`${project.url}/storage/v1/upload/resumable`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://site.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,apikey,tus-resumable,upload-length',
      },
    });
    expect(options.ok).toBe(true);
    const allowed = options.headers.get('access-control-allow-headers')?.toLowerCase();
    for (const name of ['authorization', 'apikey', 'x-upsert', 'upload-offset']) {
      expect(allowed === '*' || allowed?.includes(name)).toBe(true);
    }

    const created = await create({ headers: { origin: 'https://site.example' } });
    expect(created.headers.get('access-control-allow-origin')).toMatch(/\*|site\.example/);
    const exposed = created.headers.get('access-control-expose-headers')?.toLowerCase();
    for (const name of ['location', 'upload-offset', 'tus-resumable']) {
      expect(exposed).toContain(name);
    }
  });

  it('has a URL, expires a day later and starts at byte 0', async () => {
    const response = await create({ size: 9 });

    expect(response.status).toBe(201);
    expect(response.headers.get('tus-resumable')).toBe('1.0.0');
    const location = response.headers.get('location') ?? '';
    expect(location.startsWith(`${project.url}/storage/v1/upload/resumable/`)).toBe(true);
    const hours = (Date.parse(response.headers.get('upload-expires') ?? '') - Date.now()) / 3600e3;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);

    const state = await head(location);
    expect(state.status).toBe(200);
    expect(offsetOf(state)).toBe(0);
    expect(state.headers.get('upload-length')).toBe('9');
    expect(state.headers.get('cache-control')).toBe('no-store');
  });

  it('arrives in parts, as one object with the type and cache control of its creation', async () => {
    const path = newPath();
    const file = bytes(100_000);
    const url = await started({ path, size: file.byteLength });

    const first = await patch(url, 0, file.subarray(0, 60_000));
    expect([first.status, offsetOf(first)]).toEqual([204, 60_000]);
    expect(offsetOf(await head(url))).toBe(60_000);
    expect((await admin.client.storage.from(BUCKET).exists(path)).data).toBe(false);

    const second = await patch(url, 60_000, file.subarray(60_000));
    expect([second.status, offsetOf(second)]).toEqual([204, 100_000]);
    const { data } = await admin.client.storage.from(BUCKET).download(path);
    expect(data?.type).toBe(TYPE);
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(file)).toBe(true);
    const { data: info } = await admin.client.storage.from(BUCKET).info(path);
    expect(info).toMatchObject({ size: 100_000, contentType: TYPE, cacheControl: 'max-age=3600' });
  });

  it('continues after a cut at the byte the server reports', async () => {
    const path = newPath();
    const file = bytes(400_000);
    const url = await started({ path, size: file.byteLength });

    await cutPatch(url, 0, file, 200_000);

    // A gateway that buffers requests may lose the bytes before the cut; Storage itself keeps them.
    const least = isLocal ? 1 : 0;
    await expect.poll(async () => offsetOf(await head(url))).toBeGreaterThanOrEqual(least);
    const kept = offsetOf(await head(url));
    expect(kept).toBeLessThanOrEqual(200_000);
    expect((await patch(url, kept, file.subarray(kept))).status).toBe(204);
    const { data } = await admin.client.storage.from(BUCKET).download(path);
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(file)).toBe(true);
  });

  it('reports its full length once it has arrived, for a client that lost the response', async () => {
    const url = await started({ size: 9 });
    await patch(url, 0, bytes(9));

    const state = await head(url);

    expect([state.status, offsetOf(state)]).toEqual([200, 9]);
    expect((await patch(url, 0, bytes(9))).status).toBe(409);
  });

  it('refuses bytes at the wrong offset and keeps what it has', async () => {
    const url = await started({ size: 20 });
    await patch(url, 0, bytes(10));

    const wrong = await patch(url, 0, bytes(10));

    expect(wrong.status).toBe(409);
    expect(await wrong.text()).toContain('Upload-Offset conflict');
    expect(offsetOf(await head(url))).toBe(10);
  });

  it('refuses more bytes than it announced', async () => {
    const url = await started({ size: 9 });

    expect((await patch(url, 0, bytes(10))).status).toBe(413);
  });

  it('can be aborted by its sender, but not after it has arrived', async () => {
    const unfinished = await started({ size: 20 });
    await patch(unfinished, 0, bytes(10));
    expect((await fetch(unfinished, { method: 'DELETE', headers: headersOf() })).status).toBe(204);
    expect([404, 410]).toContain((await head(unfinished)).status);

    const finished = await started({ size: 9 });
    await patch(finished, 0, bytes(9));
    expect((await fetch(finished, { method: 'DELETE', headers: headersOf() })).status).not.toBe(
      204,
    );
  });

  it('a resumable upload is unknown under another URL', async () => {
    const id = Buffer.from(`${BUCKET}/${newPath()}/${randomUUID()}`).toString('base64url');

    expect([404, 410]).toContain(
      (await head(`${project.url}/storage/v1/upload/resumable/${id}`)).status,
    );
  });

  it.each<[string, Creation, number, string]>([
    ['a path no policy allows', { path: 'elsewhere.pdf' }, 403, 'row-level security'],
    ['a type the bucket does not accept', { type: 'text/html' }, 415, 'mime type'],
    ['a file that is too large', { size: LIMIT + 1 }, 413, 'Maximum size exceeded'],
    ['a name with non-ASCII letters', { path: newPath('é.pdf') }, 400, 'Invalid key'],
    ['a bucket that does not exist', { bucket: 'nope' }, 404, 'Bucket not found'],
    ['a bucket for admins', { bucket: 'gallery', path: 'a.png', type: 'image/png' }, 403, ''],
    ['a request without the protocol', { headers: { 'tus-resumable': '' } }, 412, ''],
  ])('no resumable upload is created for %s', async (_what, creation, status, text) => {
    const response = await create(creation);

    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });

  it('a resumable upload never overwrites a file', async () => {
    const path = newPath();
    const url = await started({ path, size: 9 });
    const rival = await started({ path, size: 9 });
    await patch(url, 0, bytes(9));

    expect((await create({ path })).status).toBe(409);
    expect((await create({ path, headers: { 'x-upsert': 'true' } })).status).toBe(403);
    expect((await patch(rival, 0, bytes(9))).status).toBe(409);
  });

  it('uses the role of a signed-in user', async () => {
    const { data } = await admin.client.auth.getSession();
    const path = `${randomUUID()}/a.png`;
    const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` };

    const response = await create({ bucket: 'gallery', path, type: 'image/png', headers });

    expect(response.status).toBe(201);
  });
});
