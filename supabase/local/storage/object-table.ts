import type { Query } from '../database/database.ts';
import type { Bucket } from './bucket-rules.ts';
import { bucketNotFound, objectNotFound } from './errors.ts';

/** An object's location: bucket and name. */
export interface Place {
  bucket: string;
  name: string;
}

export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  /** ISO 8601. */
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
}

/** A row of storage.objects, dates in ISO 8601. */
export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  version: string | null;
  metadata: ObjectMetadata | null;
  user_metadata: Record<string, unknown> | null;
  created_at: string;
  updated_at: string;
  last_accessed_at: string;
}

/** @throws StorageError when it doesn't exist. Policies protect objects, not buckets. */
export async function findBucket(query: Query, id: string): Promise<Bucket> {
  const [bucket] = await query<{ bucket: Bucket }>(
    'select to_jsonb(b) as bucket from storage.buckets b where id = $1',
    [id],
  );
  if (bucket === undefined) throw bucketNotFound();
  return bucket.bucket;
}

/** @throws StorageError when it doesn't exist or the role of `query` may not see it. */
export async function findObject(query: Query, { bucket, name }: Place): Promise<StoredObject> {
  const [row] = await query<{ object: StoredObject }>(
    'select to_jsonb(o) as object from storage.objects o where bucket_id = $1 and name = $2',
    [bucket, name],
  );
  if (row === undefined) throw objectNotFound();
  return row.object;
}

export interface NewObject extends Place {
  version: string;
  /** Incomplete while Storage only checks whether an upload is allowed. */
  metadata: Partial<ObjectMetadata>;
  userMetadata: Record<string, unknown> | null;
  owner: string | null;
}

/**
 * Inserts a row without reading it back, because a role may insert rows it can't see. `upsert`
 * replaces a row with the same name, which requires SELECT and UPDATE.
 */
export async function insertObject(
  query: Query,
  object: NewObject,
  upsert: boolean,
): Promise<void> {
  const merge = `on conflict (bucket_id, name) do update set version = excluded.version,
    metadata = excluded.metadata, user_metadata = excluded.user_metadata,
    owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()`;
  await query(
    `insert into storage.objects (bucket_id, name, version, metadata, user_metadata, owner, owner_id)
     values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6::text::uuid, $6::text)
     ${upsert ? merge : ''}`,
    [
      object.bucket,
      object.name,
      object.version,
      JSON.stringify(object.metadata),
      object.userMetadata === null ? null : JSON.stringify(object.userMetadata),
      object.owner,
    ],
  );
}

/** Deletes rows and returns those the role of `query` was allowed to delete. */
export async function deleteObjects(
  query: Query,
  bucket: string,
  names: string[],
): Promise<StoredObject[]> {
  await query(`select set_config('storage.allow_delete_query', 'true', true)`);
  const rows = await query<{ object: StoredObject }>(
    `delete from storage.objects o
     where bucket_id = $1 and name in (select jsonb_array_elements_text($2::text::jsonb))
     returning to_jsonb(o) as object`,
    [bucket, JSON.stringify(names)],
  );
  return rows.map(({ object }) => object);
}

/** @throws StorageError when the role may not rename any row. */
export async function renameObject(query: Query, from: Place, to: Place): Promise<void> {
  const moved = await query(
    `update storage.objects set bucket_id = $3, name = $4, updated_at = now()
     where bucket_id = $1 and name = $2 returning id`,
    [from.bucket, from.name, to.bucket, to.name],
  );
  if (moved.length === 0) throw objectNotFound();
}
