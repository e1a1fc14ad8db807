import { isAppError } from '@/shared/lib/app-error';
import { getSupabase } from './client';
import { unwrap } from './unwrap';
import { uploadFile } from './upload-file';

/** The public bucket of the site's pictures; admins alone write to it. */
const BUCKET = 'gallery';
const PUBLIC_PATH = `/storage/v1/object/public/${BUCKET}/`;

/**
 * Uploads a picture as whoever is signed in and returns the address the public loads it from. A
 * path belongs to one picture alone, so one that is taken means that an earlier try arrived and
 * only its answer was lost.
 *
 * @throws AppError
 */
export async function storePicture(path: string, picture: Blob): Promise<string> {
  const supabase = getSupabase();
  const { session } = unwrap(await supabase.auth.getSession());
  try {
    await uploadFile({
      bucket: BUCKET,
      path,
      file: picture,
      contentType: picture.type,
      accessToken: session?.access_token,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
  } catch (error) {
    if (!isAppError(error, 'conflict')) throw error;
  }
  const { publicUrl } = supabase.storage.from(BUCKET).getPublicUrl(path).data;
  // Where site and API share an origin, the site may be known by more than one name.
  const { origin } = window.location;
  return publicUrl.startsWith(`${origin}/`) ? publicUrl.slice(origin.length) : publicUrl;
}

/**
 * Removes pictures by their paths in the bucket; what is not there counts as removed.
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

/** The path in the bucket behind a picture's address; `null` for a picture kept elsewhere. */
export function picturePath(url: string | null): string | null {
  const at = url?.indexOf(PUBLIC_PATH) ?? -1;
  return url === null || at < 0 ? null : decodeURIComponent(url.slice(at + PUBLIC_PATH.length));
}
