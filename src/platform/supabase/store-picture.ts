import { isAppError } from '@/shared/lib/app-error';
import { getSupabase } from './client';
import { BUCKET } from './pictures';
import { unwrap } from './unwrap';
import { uploadFile } from './upload-file';

/**
 * Uploads a picture as the signed-in user and returns its public URL. Every picture has its own
 * path, so a conflict means that an earlier attempt succeeded and only its response was lost.
 *
 * @throws AppError
 */
export async function storePicture(path: string, picture: Blob): Promise<string> {
  const { auth, storage } = getSupabase();
  const { session } = unwrap(await auth.getSession());
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
