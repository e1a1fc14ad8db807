import { readRequestClaims } from '../auth/tokens.ts';
import type { Claims } from '../database/database.ts';
import { sendObject } from './download.ts';
import { invalidToken, invalidUrl, StorageError, toStorageError } from './errors.ts';
import { findObject, type Place } from './object-table.ts';
import * as objects from './objects.ts';
import { type HandleResumable, RESUMABLE_PATH } from './resumable.ts';
import { readLink, signUpload } from './signed-urls.ts';
import { type Storage, upload } from './upload.ts';

type Handler = (request: Request, storage: Storage, place: Place) => Promise<Response>;
type CallerHandler = (call: objects.Call) => Promise<Response>;

/** A method, the path under /storage/v1 (groups: bucket, name) and its handler. */
type Route<H> = [method: string, path: RegExp, handle: H];

/** Routes that need no token: public buckets and signed URLs. */
const OPEN: Route<Handler>[] = [
  ['GET', /^\/object\/public\/([^/]+)\/(.+)$/, objects.sendPublic],
  [
    'GET',
    /^\/object\/sign\/([^/]+)\/(.+)$/,
    async (request, storage, place) => {
      await readLink(request, place);
      return sendObject(storage.files, await findObject(storage.database.query, place), request);
    },
  ],
  [
    'PUT',
    /^\/object\/upload\/sign\/([^/]+)\/(.+)$/,
    async (request, storage, place) => {
      const { owner, upsert } = await readLink(request, place);
      const author = { role: 'service_role', ...(typeof owner === 'string' ? { sub: owner } : {}) };
      return upload(storage, author, place, request, upsert === true);
    },
  ],
];

/** Routes authorized by the caller's token. The first match answers. */
const GUARDED: Route<CallerHandler>[] = [
  ['POST', /^\/object\/list\/([^/]+)$/, objects.list],
  [
    'POST',
    /^\/object\/upload\/sign\/([^/]+)\/(.+)$/,
    async ({ storage, claims, place, isUpsert }) =>
      Response.json(await signUpload(storage, claims, place, isUpsert)),
  ],
  ['POST', /^\/object\/sign\/([^/]+)\/(.+)$/, objects.sign],
  ['POST', /^\/object\/sign\/([^/]+)$/, objects.signMany],
  ['POST', /^\/object\/move$/, objects.move],
  ['POST', /^\/object\/copy$/, objects.copy],
  ['GET', /^\/object\/info\/(?:authenticated\/)?([^/]+)\/(.+)$/, objects.info],
  // An empty name is an invalid key, not an unknown route.
  ['GET', /^\/object\/(?:authenticated\/)?([^/]+)\/(.*)$/, objects.download],
  [
    'POST',
    /^\/object\/([^/]+)\/(.*)$/,
    ({ storage, claims, place, request, isUpsert }) =>
      upload(storage, claims, place, request, isUpsert),
  ],
  [
    'PUT',
    /^\/object\/([^/]+)\/(.*)$/,
    ({ storage, claims, place, request }) => upload(storage, claims, place, request, true),
  ],
  ['DELETE', /^\/object\/([^/]+)$/, objects.removeMany],
  ['DELETE', /^\/object\/([^/]+)\/(.+)$/, objects.remove],
  ['GET', /^\/bucket(?:\/([^/]+))?$/, objects.buckets],
];

/** Answers /storage/v1: the part of the Storage API that apps use, with hosted's errors. */
export async function handleStorageRequest(
  request: Request,
  storage: Storage,
  resumable: HandleResumable,
): Promise<Response> {
  try {
    return await answer(request, storage, resumable);
  } catch (error) {
    return toStorageError(error).toResponse();
  }
}

async function answer(
  request: Request,
  storage: Storage,
  resumable: HandleResumable,
): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/storage\/v1/, '');
  if (path === RESUMABLE_PATH || path.startsWith(`${RESUMABLE_PATH}/`)) {
    const isPreflight = request.method === 'OPTIONS';
    return resumable(request, isPreflight ? { role: 'anon' } : await readClaims(request));
  }
  const open = findRoute(OPEN, request.method, path);
  if (open !== undefined) return open.handle(request, storage, open.place);

  const guarded = findRoute(GUARDED, request.method, path);
  if (guarded === undefined) {
    throw new StorageError(
      404,
      'NotFound',
      'Not Found',
      `Route ${request.method}:${path} not found`,
    );
  }
  const claims = await readClaims(request);
  const isUpsert = request.headers.get('x-upsert') === 'true';
  return guarded.handle({ request, storage, claims, place: guarded.place, isUpsert });
}

/** @throws StorageError when the token is invalid. */
const readClaims = (request: Request): Promise<Claims> =>
  readRequestClaims(request).catch((error: unknown) => {
    throw invalidToken(error instanceof Error ? error.message : 'Invalid token');
  });

function findRoute<H>(
  routes: Route<H>[],
  method: string,
  path: string,
): { handle: H; place: Place } | undefined {
  for (const [routeMethod, pattern, handle] of routes) {
    const isMethod = method === routeMethod || (method === 'HEAD' && routeMethod === 'GET');
    const match = isMethod ? pattern.exec(path) : null;
    if (match === null) continue;
    const [, bucket = '', name = ''] = match;
    try {
      return {
        handle,
        place: { bucket: decodeURIComponent(bucket), name: decodeURIComponent(name) },
      };
    } catch {
      throw invalidUrl(path);
    }
  }
  return undefined;
}
