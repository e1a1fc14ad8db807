import { asCaller, type Claims, type Query, type Transaction } from '../database/database.ts';
import { type Bucket, checkKey } from './bucket-rules.ts';
import { sendObject } from './download.ts';
import { bucketNotFound, invalidRequest } from './errors.ts';
import { listObjects, type ListRequest } from './list.ts';
import {
  deleteObjects,
  findBucket,
  findObject,
  insertObject,
  type Place,
  renameObject,
} from './object-table.ts';
import { signDownload, signDownloads } from './signed-urls.ts';
import { headersOf, operation, type Storage } from './upload.ts';

/** A request that is authorized by the caller's own permissions. */
export interface Call {
  request: Request;
  storage: Storage;
  claims: Claims;
  place: Place;
  isUpsert: boolean;
}

const asUser = <T>(
  { storage, claims, request }: Call,
  name: string,
  work: (transaction: Transaction) => Promise<T>,
) => asCaller(storage.database, claims, work, { ...operation(name), ...headersOf(request) });

export async function sendPublic(
  request: Request,
  storage: Storage,
  place: Place,
): Promise<Response> {
  const bucket = await findBucket(storage.database.query, place.bucket);
  if (!bucket.public) throw bucketNotFound();
  checkKey(place.name);
  return sendObject(storage.files, await findObject(storage.database.query, place), request);
}

export async function download(call: Call): Promise<Response> {
  checkKey(call.place.name);
  const object = await asUser(call, 'get_authenticated', ({ query }) =>
    findObject(query, call.place),
  );
  return sendObject(call.storage.files, object, call.request);
}

export async function info(call: Call): Promise<Response> {
  checkKey(call.place.name);
  const object = await asUser(call, 'get_authenticated_info', ({ query }) =>
    findObject(query, call.place),
  );
  const { metadata } = object;
  return Response.json({
    id: object.id,
    version: object.version,
    name: object.name,
    bucket_id: object.bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: object.user_metadata ?? {},
    last_modified: object.updated_at,
    created_at: object.created_at,
  });
}

export async function list(call: Call): Promise<Response> {
  const body = (await readJson(call.request)) as ListRequest;
  return Response.json(
    await asUser(call, 'list', ({ query }) => listObjects(query, call.place.bucket, body)),
  );
}

export async function sign({ request, storage, claims, place }: Call): Promise<Response> {
  checkKey(place.name);
  const { expiresIn } = await readJson(request);
  return Response.json({
    signedURL: await signDownload(storage, claims, place, readSeconds(expiresIn)),
  });
}

export async function signMany({ request, storage, claims, place }: Call): Promise<Response> {
  const { expiresIn, paths } = await readJson(request);
  return Response.json(
    await signDownloads(storage, claims, place.bucket, readNames(paths), readSeconds(expiresIn)),
  );
}

export async function removeMany(call: Call): Promise<Response> {
  const { prefixes } = await readJson(call.request);
  return Response.json(await removeNames(call, readNames(prefixes), 'delete_many'));
}

export async function remove(call: Call): Promise<Response> {
  await removeNames(call, [call.place.name], 'delete');
  return Response.json({ message: 'Successfully deleted' });
}

export async function move(call: Call): Promise<Response> {
  const { from, to } = await readPlaces(call.request);
  await asUser(call, 'move', ({ query }) => renameObject(query, from, to));
  return Response.json({ message: 'Successfully moved' });
}

export async function copy(call: Call): Promise<Response> {
  const { from, to } = await readPlaces(call.request);
  const { files } = call.storage;
  const source = await asUser(call, 'copy', ({ query }) => findObject(query, from));
  if (source.metadata === null || source.version === null)
    throw invalidRequest('The object has no bytes.');
  const object = {
    ...to,
    version: await files.copy(source.version),
    metadata: source.metadata,
    userMetadata: source.user_metadata,
    owner: call.claims.sub ?? null,
  };
  try {
    await asUser(call, 'copy', ({ query }) => insertObject(query, object, call.isUpsert));
  } catch (error) {
    await files.remove(object.version);
    throw error;
  }
  return Response.json({ Key: `${to.bucket}/${to.name}` });
}

export async function buckets(call: Call): Promise<Response> {
  const visible = await asUser(call, 'list_buckets', ({ query }) => visibleBuckets(query));
  if (call.place.bucket === '') return Response.json(visible);
  const bucket = visible.find(({ id }) => id === call.place.bucket);
  if (bucket === undefined) throw bucketNotFound();
  return Response.json(bucket);
}

async function visibleBuckets(query: Query): Promise<Bucket[]> {
  const rows = await query<{ bucket: Bucket }>(
    'select to_jsonb(b) as bucket from storage.buckets b order by id',
  );
  return rows.map(({ bucket }) => bucket);
}

async function removeNames(call: Call, names: string[], name: string): Promise<unknown[]> {
  const removed = await asUser(call, name, ({ query }) =>
    deleteObjects(query, call.place.bucket, names),
  );
  for (const { version } of removed) await call.storage.files.remove(version);
  return removed;
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null)
    throw invalidRequest('The body must be a JSON object.');
  return body as Record<string, unknown>;
}

async function readPlaces(request: Request): Promise<{ from: Place; to: Place }> {
  const { bucketId, sourceKey, destinationKey, destinationBucket } = await readJson(request);
  const places = [bucketId, sourceKey, destinationKey, destinationBucket ?? bucketId];
  const [bucket, source, target, targetBucket] = places.map((part) => {
    if (typeof part !== 'string' || part === '')
      throw invalidRequest('Bucket and both keys are needed.');
    return part;
  }) as [string, string, string, string];
  checkKey(target);
  return { from: { bucket, name: source }, to: { bucket: targetBucket, name: target } };
}

function readNames(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((name) => typeof name === 'string')) {
    throw invalidRequest('A list of keys is needed.');
  }
  return value;
}

function readSeconds(value: unknown): number {
  if (typeof value !== 'number' || value < 1)
    throw invalidRequest('expiresIn must be a number of seconds.');
  return value;
}
