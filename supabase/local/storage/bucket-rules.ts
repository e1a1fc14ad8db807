import { invalidKey, tooLarge, wrongMimeType } from './errors.ts';

/** A bucket's limits. */
export interface Bucket {
  id: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

/** The project's default size limit, for buckets without their own. */
const GLOBAL_LIMIT_BYTES = 50 * 1024 * 1024;

/** The only characters hosted Storage accepts in a key. */
const KEY = /^[\w/!\-.*'() &$@=;:+,?]+$/;

/** @throws StorageError when a hosted project would refuse the key. */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw invalidKey(key);
}

/** The largest file a bucket accepts, in bytes; without a bucket, the project's limit. */
export const sizeLimit = (bucket: Bucket | null): number =>
  Math.min(bucket?.file_size_limit ?? Infinity, GLOBAL_LIMIT_BYTES);

/** @throws StorageError when the file is larger than the bucket or the project allows. */
export function checkSize(bucket: Bucket, bytes: number): void {
  if (bytes > sizeLimit(bucket)) throw tooLarge();
}

/** @throws StorageError when the bucket lists allowed types and this isn't one of them. */
export function checkMimeType({ allowed_mime_types: allowed }: Bucket, type: string): void {
  if (allowed === null || allowed.length === 0) return;
  const bare = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isAllowed = allowed.some((pattern) =>
    pattern.endsWith('/*') ? bare.startsWith(pattern.slice(0, -1)) : bare === pattern,
  );
  if (!isAllowed) throw wrongMimeType(bare);
}
