import { asCaller, type Claims } from '../database/database.ts';
import { signToken, verifyToken } from '../auth/tokens.ts';
import { invalidToken, toStorageError } from './errors.ts';
import { findObject, type Place } from './object-table.ts';
import { checkUpload, operation, type Storage } from './upload.ts';

/** Hosted projects give an upload two hours. */
const UPLOAD_SECONDS = 2 * 60 * 60;

const keyOf = ({ bucket, name }: Place) => `${bucket}/${name}`;
const encode = (place: Place) => keyOf(place).split('/').map(encodeURIComponent).join('/');

/** A link to an object that the caller may read, good for `seconds` without any key. */
export async function signDownload(
  { database }: Storage,
  claims: Claims,
  place: Place,
  seconds: number,
): Promise<string> {
  await asCaller(database, claims, ({ query }) => findObject(query, place), operation('sign'));
  const token = await signToken({ url: keyOf(place) }, seconds);
  return `/object/sign/${encode(place)}?token=${token}`;
}

/** One link each, or the reason why there is none. */
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
        const signedURL = await signDownload(storage, claims, { bucket, name: path }, seconds);
        return { path, signedURL, error: null };
      } catch (error) {
        return { path, signedURL: null, error: toStorageError(error).message };
      }
    }),
  );
}

/** A link that uploads to one place in the caller's name. */
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
  return { url: `/object/upload/sign/${encode(place)}?token=${token}`, token };
}

/**
 * Reads the token in a signed link.
 *
 * @throws StorageError when it is missing, false, out of date or for another object.
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
