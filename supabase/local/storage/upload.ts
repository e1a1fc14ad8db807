import { asCaller, type Claims, type Database } from '../database/database.ts';
import { checkKey, checkMimeType, checkSize } from './bucket-rules.ts';
import { toStorageError } from './errors.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import {
  findBucket,
  findObject,
  insertObject,
  type NewObject,
  type ObjectMetadata,
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

  const stored = await files.write(file.body);
  const id = await storeFile(
    { database, files },
    claims,
    place,
    { ...file, ...stored },
    request,
    upsert,
  );
  return Response.json({ Id: id, Key: `${place.bucket}/${place.name}` });
}

/** A file in the store, and what its object is stored with. */
type NewFile = Omit<UploadedFile, 'body'> & StoredFile;

/**
 * Inserts the object of a file in the store as the caller and returns its id. The file it replaces is
 * deleted.
 *
 * @throws StorageError when a policy rejects it; the file is deleted then.
 */
export async function storeFile(
  { database, files }: Storage,
  claims: Claims,
  place: Place,
  file: NewFile,
  request: Request,
  upsert: boolean,
): Promise<string> {
  const before = upsert
    ? await findObject(database.query, place).catch(() => undefined)
    : undefined;
  const object = toObject(place, file, claims);
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
    return id;
  } catch (error) {
    await files.remove(file.version);
    throw toStorageError(error);
  }
}

/** The row of a future upload, as policies see it. */
interface Announcement {
  request: Request;
  metadata: Pick<ObjectMetadata, 'mimetype' | 'contentLength'>;
}

/**
 * Checks whether the caller could upload to a place: inserts the object and rolls back.
 *
 * @throws StorageError when a policy rejects it.
 */
export async function checkUpload(
  { database }: Storage,
  claims: Claims,
  place: Place,
  upsert: boolean,
  announced?: Announcement,
): Promise<void> {
  checkKey(place.name);
  await findBucket(database.query, place.bucket);
  const probe: NewObject = {
    ...place,
    version: '1',
    owner: claims.sub ?? null,
    userMetadata: null,
    metadata: announced?.metadata ?? {},
  };
  const undo = new Error('Only a test.');
  try {
    await asCaller(
      database,
      claims,
      async ({ query }) => {
        await insertObject(query, probe, upsert);
        throw undo;
      },
      {
        ...operation(announced === undefined ? 'sign_upload_url' : 'upload'),
        ...(announced && headersOf(announced.request)),
      },
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

function toObject(
  place: Place,
  { version, eTag, size, mimeType, cacheControl, userMetadata }: NewFile,
  { sub }: Claims,
): NewObject {
  return {
    ...place,
    version,
    owner: sub ?? null,
    userMetadata,
    metadata: {
      eTag,
      size,
      mimetype: mimeType,
      cacheControl,
      lastModified: new Date().toISOString(),
      contentLength: size,
      httpStatusCode: 200,
    },
  };
}
