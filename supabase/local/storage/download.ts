import type { FileStore } from './file-store.ts';
import type { StoredObject } from './object-table.ts';

/** Sends an object's bytes, or the part in the `range` header. */
export async function sendObject(
  files: FileStore,
  object: StoredObject,
  request: Request,
): Promise<Response> {
  const { metadata, version } = object;
  const body = await files.read(version ?? '');
  const download = new URL(request.url).searchParams.get('download');
  const headers = new Headers({
    'content-type': metadata?.mimetype ?? 'application/octet-stream',
    'cache-control': metadata?.cacheControl ?? 'no-cache',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    etag: metadata?.eTag ?? '',
    'last-modified': new Date(object.updated_at).toUTCString(),
  });
  if (download !== null) headers.set('content-disposition', disposition(download));
  if (request.headers.get('if-none-match') === headers.get('etag')) {
    return new Response(null, { status: 304, headers });
  }
  const range = readRange(request.headers.get('range'), body.byteLength);
  if (range !== undefined) {
    const { first, last } = range;
    headers.set(
      'content-range',
      `bytes ${String(first)}-${String(last)}/${String(body.byteLength)}`,
    );
    headers.set('content-length', String(last - first + 1));
    return send(request, body.subarray(first, last + 1), 206, headers);
  }
  headers.set('content-length', String(body.byteLength));
  return send(request, body, 200, headers);
}

function send(request: Request, body: Uint8Array, status: number, headers: Headers): Response {
  const content = request.method === 'HEAD' ? null : new Uint8Array(body);
  return new Response(content, { status, headers });
}

function disposition(name: string): string {
  return name === '' ? 'attachment' : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
}

function readRange(
  header: string | null,
  size: number,
): { first: number; last: number } | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined) return undefined;
  const first = Number(from);
  const last = Math.min(to === undefined || to === '' ? size - 1 : Number(to), size - 1);
  return first <= last ? { first, last } : undefined;
}
