import { readPublicEnv } from '@/shared/lib/env';
import { fetchInTime } from './fetch-in-time';
import { toAppError } from './unwrap';

/**
 * Fetches a file by a URL that Storage signed, such as `/storage/v1/object/sign/…?token=…`.
 *
 * @throws AppError, including when the URL has expired.
 */
export async function fetchSignedFile(path: string): Promise<Blob> {
  const { supabaseUrl } = readPublicEnv();
  const response = await fetchInTime(`${supabaseUrl}${path}`).catch((error: unknown) => {
    throw toAppError(error);
  });
  if (!response.ok) throw toAppError({ message: 'The file is not available.' }, response.status);
  return response.blob();
}
