import { getSupabase } from './client';
import { unwrap } from './unwrap';

/** The public bucket for the site's pictures; only admins can write to it. */
export const BUCKET = 'gallery';
const PUBLIC_PATH = `/storage/v1/object/public/${BUCKET}/`;

/**
 * Deletes pictures by their paths in the bucket; missing ones count as deleted.
 *
 * @throws AppError
 */
export async function removePictures(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  unwrap(
    await getSupabase()
      .storage.from(BUCKET)
      .remove([...paths]),
  );
}

/** The path in the bucket of a picture's URL; `null` for a picture stored elsewhere. */
export function picturePath(url: string | null): string | null {
  const at = url?.indexOf(PUBLIC_PATH) ?? -1;
  return url === null || at < 0 ? null : decodeURIComponent(url.slice(at + PUBLIC_PATH.length));
}
