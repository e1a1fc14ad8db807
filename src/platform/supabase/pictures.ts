import { isAppError } from '@/shared/lib/app-error';
import { getSupabase } from './client';
import { loadServices } from './load-services';
import { unwrap } from './unwrap';
import { uploadFile } from './upload-file';

/** The public bucket for the site's pictures; only admins can write to it. */
const BUCKET = 'gallery';
const PUBLIC_PATH = `/storage/v1/object/public/${BUCKET}/`;

/**
 * Uploads a picture as the signed-in user and returns its public URL. Every picture has its own
 * path, so a conflict means that an earlier attempt succeeded and only its response was lost.
 *
 * @throws AppError
 */
export async function storePicture(path: string, picture: Blob): Promise<string> {
  const { session } = unwrap(await getSupabase().auth.getSession());
  const { storage } = await loadServices();
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
  const { publicUrl } = storage.from(BUCKET).getPublicUrl(path).data;
  // If the site and the API share an origin, store a relative URL: the site may have several
  // domains.
  const { origin } = window.location;
  return publicUrl.startsWith(`${origin}/`) ? publicUrl.slice(origin.length) : publicUrl;
}

/**
 * Deletes pictures by their paths in the bucket; missing ones count as deleted.
 *
 * @throws AppError
 */
export async function removePictures(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const { storage } = await loadServices();
  unwrap(await storage.from(BUCKET).remove([...paths]));
}

/** The path in the bucket of a picture's URL; `null` for a picture stored elsewhere. */
export function picturePath(url: string | null): string | null {
  const at = url?.indexOf(PUBLIC_PATH) ?? -1;
  return url === null || at < 0 ? null : decodeURIComponent(url.slice(at + PUBLIC_PATH.length));
}
