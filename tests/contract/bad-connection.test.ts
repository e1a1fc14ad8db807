import { randomUUID } from 'node:crypto';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { uploadResumable } from '../../src/platform/supabase/resumable-upload.ts';
import { type BadConnection, openBadConnection } from '../support/bad-connection.ts';
import { type Account, isLocal, useProject } from './support/project.ts';

const project = useProject();
const BUCKET = 'quote-attachments';
/** As much as 1 Mbit/s sends in 20 s, in a twentieth of the time. */
const CUTS = { bytesPerSecond: 2_500_000, cutEveryBytes: 2_500_000 };
const MB = 1024 * 1024;
/** In Node, tus-js-client reads buffers instead of files. */
const fileOf = (size: number) =>
  Object.assign(
    Buffer.from(Uint8Array.from({ length: size }, (_, i) => (i * 31 + (i >> 10)) % 256)),
    {
      size,
    },
  );

let admin: Account;
let connection: BadConnection | undefined;
let gateway: Server | undefined;
let tab: Map<string, string>;

beforeAll(async () => {
  admin = await project.account(['admin']);
});
beforeEach(() => {
  tab = new Map();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => tab.set(key, value),
      removeItem: (key: string) => tab.delete(key),
    },
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await connection?.close();
  gateway?.closeAllConnections();
  gateway?.close();
  connection = gateway = undefined;
});

/** Uploads over a connection to `target` that is cut every 2.5 MB. */
async function uploadOver(target: string, size: number, { signal } = new AbortController()) {
  connection ??= await openBadConnection(target, CUTS);
  const settings = { supabaseUrl: connection.url, supabaseKey: project.publishableKey };
  connection.worsen();
  const progress: number[] = [];
  const file = fileOf(size);
  const path = `${randomUUID()}/crown.pdf`;
  const paths = [path];
  const upload = {
    bucket: BUCKET,
    path,
    // In Node, tus-js-client uploads Buffers, not Files.
    file: file as unknown as Blob,
    contentType: 'application/pdf',
    onProgress: (part: number) => progress.push(part),
    resumeKey: 'crown',
    onResumed: (resumed: string) => paths.push(resumed),
    signal,
  };
  const sending = uploadResumable(upload, settings);
  return { sending, progress, paths, file };
}

/** The bytes of a stored object; `null` if there is none. */
async function stored(path: string | undefined): Promise<Buffer | null> {
  const { data } = await admin.client.storage.from(BUCKET).download(path ?? '');
  return data && Buffer.from(await data.arrayBuffer());
}

it('10 MB are uploaded over a connection that is cut every 2.5 MB', async () => {
  const { sending, progress, paths, file } = await uploadOver(project.url, 10 * MB);

  await sending;

  expect(connection?.cuts()).toBeGreaterThanOrEqual(3);
  expect((await stored(paths[0]))?.equals(file)).toBe(true);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(1);
  expect(tab.size).toBe(0);
});

/** Forwards a request only after all of it has arrived, and nothing of an interrupted request. */
async function openBufferingGateway(target: string): Promise<string> {
  const { hostname, port } = new URL(target);
  gateway = createServer((incoming, answer) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('error', () => undefined);
    incoming.on('end', () => {
      const { method, url: path, headers } = incoming;
      const forwarded = httpRequest({ hostname, port, method, path, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(answer);
      });
      forwarded.end(Buffer.concat(parts));
    });
  });
  await new Promise<void>((resolve) => gateway?.listen(0, '127.0.0.1', resolve));
  const address = gateway.address();
  return `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
}

it.runIf(isLocal)(
  'an upload sends smaller parts when a gateway drops interrupted requests',
  async () => {
    const gatewayUrl = await openBufferingGateway(project.url);
    const { sending, paths, file } = await uploadOver(gatewayUrl, 3 * MB);

    await sending;

    expect((await stored(paths[0]))?.equals(file)).toBe(true);
  },
);

it('an upload continues after a reload, under the path of the first visit', async () => {
  const visit = new AbortController();
  const first = await uploadOver(project.url, 4 * MB, visit);
  await vi.waitUntil(() => (first.progress.at(-1) ?? 0) > 0.5, { timeout: 20_000 });
  visit.abort();
  await expect(first.sending).rejects.toMatchObject({ kind: 'network' });

  const second = await uploadOver(project.url, 4 * MB);
  await second.sending;

  // A new upload starts at 0.
  expect(second.progress[0]).toBeGreaterThan(0);
  expect(second.paths.at(-1)).toBe(first.paths[0]);
  expect((await stored(first.paths[0]))?.equals(first.file)).toBe(true);
  expect(await stored(second.paths[0])).toBeNull();
});
