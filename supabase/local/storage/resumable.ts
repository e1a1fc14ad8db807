import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { FileStore as PartialFileStore } from '@tus/file-store';
import { ERRORS, MemoryLocker, Metadata, Server, type Upload } from '@tus/server';
import type { Claims } from '../database/database.ts';
import { checkKey, checkMimeType, sizeLimit } from './bucket-rules.ts';
import { invalidRequest, StorageError } from './errors.ts';
import { findBucket, type Place } from './object-table.ts';
import { parseMetadata } from './upload-body.ts';
import { checkUpload, storeFile, type Storage } from './upload.ts';

/** The path under /storage/v1 that resumable uploads start with. */
export const RESUMABLE_PATH = '/upload/resumable';

/** An unfinished upload expires after a day, as on a hosted project. */
const EXPIRY_MS = 24 * 60 * 60 * 1000;

/** The announcement that created an upload. */
interface Announced extends Place {
  mimeType: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

/** Who sent a request. */
interface Sender {
  claims: Claims;
  isUpsert: boolean;
}

/** Answers a request below {@link RESUMABLE_PATH}. */
export type HandleResumable = (request: Request, claims: Claims) => Promise<Response>;

/**
 * Resumable uploads (TUS 1.0.0), with the server that hosted Storage uses and the same rules: policies
 * are checked as the caller before every part, and the finished file is stored by the service role.
 */
export function createResumableUploads(storage: Storage): HandleResumable {
  const senders = new WeakMap<Request, Sender>();
  const senderOf = (request: Request): Sender => {
    const sender = senders.get(request);
    if (sender === undefined) throw new Error('Only requests from below are handled.');
    return sender;
  };
  const partialFiles = new PartialFiles({
    directory: join(storage.files.folder, 'resumable'),
    expirationPeriodInMilliseconds: EXPIRY_MS,
  });
  const announced = async (request: Request, id: string): Promise<Announced> =>
    request.method === 'POST'
      ? readAnnounced(Metadata.parse(request.headers.get('upload-metadata') ?? undefined))
      : readAnnounced((await partialFiles.getUpload(id)).metadata);

  const server = new Server({
    path: RESUMABLE_PATH,
    datastore: partialFiles,
    locker: new MemoryLocker(),
    disableTerminationForFinishedUploads: true,
    respectForwardedHeaders: true,
    allowedHeaders: ['Authorization', 'X-Upsert', 'Upload-Expires', 'ApiKey', 'x-signature'],

    namingFunction: (_request, metadata) => {
      checkKey(readAnnounced(metadata).name);
      return randomUUID();
    },
    // As on hosted, the last part of the URL is the bucket, the name and the version in base64url.
    generateUrl: (request, { proto, host, id }) => {
      const metadata = Metadata.parse(request.headers.get('upload-metadata') ?? undefined);
      const { bucket, name } = readAnnounced(metadata);
      const key = Buffer.from(`${bucket}/${name}/${id}`).toString('base64url');
      return `${proto}://${host}/storage/v1${RESUMABLE_PATH}/${key}`;
    },
    getFileIdFromRequest: (_request, key = '') =>
      Buffer.from(key, 'base64url').toString().split('/').at(-1),
    maxSize: async (request, id) => {
      if (id === null) return sizeLimit(null);
      const { bucket } = await announced(request, id);
      return sizeLimit(await findBucket(storage.database.query, bucket));
    },
    onIncomingRequest: async (request, id) => {
      if (request.method === 'HEAD') return;
      const { claims, isUpsert } = senderOf(request);
      const file = await announced(request, id);
      const length =
        request.method === 'POST'
          ? Number(request.headers.get('upload-length'))
          : (await partialFiles.getUpload(id)).size;
      const metadata = { mimetype: file.mimeType, contentLength: length ?? 0 };
      await checkUpload(storage, claims, file, isUpsert, { request, metadata });
    },
    onUploadCreate: async (_request, upload) => {
      await partialFiles.deleteExpired();
      const { bucket, mimeType } = readAnnounced(upload.metadata);
      checkMimeType(await findBucket(storage.database.query, bucket), mimeType);
      return {};
    },
    onUploadFinish: async (request, { id, metadata }) => {
      const { bucket, name, ...file } = readAnnounced(metadata);
      const stored = await storage.files.adopt(partialFiles.pathOf(id));
      const { sub } = senderOf(request).claims;
      const author: Claims = { role: 'service_role', ...(sub !== undefined && { sub }) };
      await storeFile(storage, author, { bucket, name }, { ...file, ...stored }, request, true);
      return { headers: { 'Tus-Complete': '1' } };
    },
    onResponseError: (_request, error) =>
      error instanceof StorageError
        ? { status_code: error.statusCode, body: error.message }
        : undefined,
  });

  return async (request, claims) => {
    const kept = keepReceived(request);
    senders.set(kept, { claims, isUpsert: request.headers.get('x-upsert') === 'true' });
    return server.handleWeb(kept);
  };
}

/** Partial uploads in a folder. Finished ones leave only their description there, until they expire. */
class PartialFiles extends PartialFileStore {
  pathOf(id: string): string {
    return join(this.directory, id);
  }

  override async getUpload(id: string): Promise<Upload> {
    try {
      return await super.getUpload(id);
    } catch (error) {
      const finished = await this.configstore.get(id);
      if (error !== ERRORS.FILE_NO_LONGER_EXISTS || finished?.size === undefined) throw error;
      finished.offset = finished.size;
      return finished;
    }
  }

  /** Also removes finished uploads. */
  override async deleteExpired(): Promise<number> {
    const deleted = await super.deleteExpired();
    for (const id of (await this.configstore.list?.()) ?? []) {
      const { creation_date: created } = (await this.configstore.get(id)) ?? {};
      const isExpired = Date.now() - Date.parse(created ?? '') > this.getExpiration();
      if (isExpired) await this.configstore.delete(id);
    }
    return deleted;
  }
}

/**
 * The request with a body that ends where the connection was cut instead of failing, so that the bytes
 * received are kept. On hosted the server's Node adapter does this.
 */
function keepReceived(request: Request): Request {
  const { url, method, headers } = request;
  if (request.body === null) return new Request(url, { method, headers });
  const reader = request.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (part.value === undefined) controller.close();
      else controller.enqueue(part.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return new Request(url, init);
}

/** @throws StorageError without metadata. */
function readAnnounced(metadata: Record<string, string | null> | undefined): Announced {
  if (metadata === undefined) throw invalidRequest('Metadata header is required');
  const { bucketName, objectName, contentType, cacheControl, metadata: own } = metadata;
  return {
    bucket: bucketName ?? '',
    name: objectName ?? '',
    mimeType: contentType ?? 'application/octet-stream',
    cacheControl: /^-?\d+$/.test(cacheControl ?? '')
      ? `max-age=${String(cacheControl)}`
      : 'no-cache',
    userMetadata: parseMetadata(own ?? ''),
  };
}
