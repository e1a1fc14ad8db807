import { AppError } from '@/shared/lib/app-error';
import type { Supabase } from './client';

/**
 * The client, fetched when it is first needed: what public pages use, so that supabase-js is no
 * part of their first load. Called ahead of need (a form is focused), it only warms the cache.
 *
 * @throws AppError of kind `network` when the code could not be fetched; the next call tries again.
 */
export async function loadSupabase(): Promise<Supabase> {
  const { getSupabase } = await import('./client').catch((error: unknown) => {
    throw new AppError('network', 'The connection was lost.', { cause: error });
  });
  return getSupabase();
}
