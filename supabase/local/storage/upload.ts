import { asCaller, type Claims, type Database } from '../database/database.ts';
import { checkKey, checkMimeType, checkSize } from './bucket-rules.ts';
import { toStorageError } from './errors.ts';
import type { FileStore } from './file-store.ts';
import {
  findBucket,
  findObject,
  insertObject,
  type NewObject,
  type Place,
} from './object-table.ts';
import { readUpload, type UploadedFile } from './upload-body.ts';

export interface Storage {
  database: Database;
  files: FileStore;
}

/**
 * Stores a request's file as the caller. Checks the bucket's limits, then the policies on
 * storage.objects.
 *
 * @throws StorageError when a limit or a policy rejects it; nothing is stored then.
 */
export async function upload(
  { database, files }: Storage,
  claims: Claims,
  place: Place,
  request: Request,
  upsert: boolean,
): Promise<Response> {
  checkKey(place.name);
  const bucket = await findBucket(database.query, place.bucket);
  const file = await readUpload(request);
  checkSize(bucket, file.body.byteLength);
  checkMimeType(bucket, file.mimeType);

  const before = upsert
    ? await findObject(database.query, place).catch(() => undefined)
    : undefined;
  const stored = await files.write(file.body);
  const object = toObject(place, file, stored, claims);
  try {
    const id = await asCaller(
      database,
      claims,
      async (transaction) => {
        await insertObject(transaction.query, object, upsert);
        // The response includes the id even if the caller may not read its own upload.
        await transaction.exec('reset role');
        return (await findObject(transaction.query, place)).id;
      },
      { ...operation('upload'), ...headersOf(request) },
    );
    await files.remove(before?.version ?? null);
    return Response.json({ Id: id, Key: `${place.bucket}/${place.name}` });
  } catch (error) {
    await files.remove(stored.version);
    throw toStorageError(error);
  }
}

/**
 * Checks whether the caller could upload to a place.
 *
 * @throws StorageError when a policy rejects it.
 */
export async function checkUpload(
  { database }: Storage,
  claims: Claims,
  place: Place,
  upsert: boolean,
): Promise<void> {
  checkKey(place.name);
  await findBucket(database.query, place.bucket);
  const probe = toObject(place, EMPTY, { version: 'probe', eTag: '' }, claims);
  const undo = new Error('Only a test.');
  try {
    await asCaller(
      database,
      claims,
      async ({ query }) => {
        await insertObject(query, probe, upsert);
        throw undo;
      },
      operation('sign_upload_url'),
    );
  } catch (error) {
    if (error !== undo) throw toStorageError(error);
  }
}

/** The setting that `storage.operation()` reads in policies. */
export const operation = (name: string) => ({ 'storage.operation': `storage.object.${name}` });

/** The setting in which Storage passes the caller's headers to triggers. */
export const headersOf = (request: Request) => ({
  'request.headers': JSON.stringify(Object.fromEntries(request.headers)),
});

const EMPTY: UploadedFile = {
  body: new Uint8Array(),
  mimeType: 'application/octet-stream',
  cacheControl: 'no-cache',
  userMetadata: null,
};

function toObject(
  place: Place,
  { body, mimeType, cacheControl, userMetadata }: UploadedFile,
  { version, eTag }: { version: string; eTag: string },
  { sub }: Claims,
): NewObject {
  return {
    ...place,
    version,
    owner: sub ?? null,
    userMetadata,
    metadata: {
      eTag,
      size: body.byteLength,
      mimetype: mimeType,
      cacheControl,
      lastModified: new Date().toISOString(),
      contentLength: body.byteLength,
      httpStatusCode: 200,
    },
  };
}
