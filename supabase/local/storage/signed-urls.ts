import { asCaller, type Claims, type Transaction } from '../database/database.ts';
import { signToken, verifyToken } from '../auth/tokens.ts';
import { invalidToken, toStorageError } from './errors.ts';
import { findObject, type Place } from './object-table.ts';
import { checkUpload, operation, type Storage } from './upload.ts';

/** A signed upload URL is valid for two hours, as on a hosted project. */
const UPLOAD_SECONDS = 2 * 60 * 60;

const keyOf = ({ bucket, name }: Place) => `${bucket}/${name}`;

/** A signed URL for an object the caller may read, valid for `seconds`. */
export async function signDownload(
  { database }: Storage,
  claims: Claims,
  place: Place,
  seconds: number,
  operationName: 'sign' | 'sign_many' = 'sign',
): Promise<string> {
  const find = ({ query }: Transaction) => findObject(query, place);
  await asCaller(database, claims, find, operation(operationName));
  const token = await signToken({ url: keyOf(place) }, seconds);
  return `/object/sign/${keyOf(place)}?token=${token}`;
}

/** One signed URL per object, or the error. */
export function signDownloads(
  storage: Storage,
  claims: Claims,
  bucket: string,
  names: string[],
  seconds: number,
): Promise<{ path: string; signedURL: string | null; error: string | null }[]> {
  return Promise.all(
    names.map(async (path) => {
      try {
        const place = { bucket, name: path };
        const signedURL = await signDownload(storage, claims, place, seconds, 'sign_many');
        return { path, signedURL, error: null };
      } catch (error) {
        return { path, signedURL: null, error: toStorageError(error).message };
      }
    }),
  );
}

/** A signed URL that uploads one object as the caller. */
export async function signUpload(
  storage: Storage,
  claims: Claims,
  place: Place,
  upsert: boolean,
): Promise<{ url: string; token: string }> {
  await checkUpload(storage, claims, place, upsert);
  const token = await signToken(
    { url: keyOf(place), owner: claims.sub ?? null, upsert },
    UPLOAD_SECONDS,
  );
  return { url: `/object/upload/sign/${keyOf(place)}?token=${token}`, token };
}

/**
 * Reads the token in a signed URL.
 *
 * @throws StorageError when it is missing, invalid, expired or for another object.
 */
export async function readLink(request: Request, place: Place): Promise<Record<string, unknown>> {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) throw invalidToken('The token query parameter is missing');
  const payload = await verifyToken(token).catch((error: unknown) => {
    throw invalidToken(error instanceof Error ? error.message : 'Invalid token');
  });
  if (payload['url'] !== keyOf(place)) throw invalidToken('The token is for another object');
  return payload;
}
