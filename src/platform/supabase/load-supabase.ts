import { AppError } from '@/shared/lib/app-error';
import type { Supabase } from './client';

/**
 * Loads the client on first use. Public pages call this, so that it isn't in their first load.
 *
 * @throws AppError of kind `network` when the code fails to load; the next call tries again.
 */
export async function loadSupabase(): Promise<Supabase> {
  const { getSupabase } = await import('./client').catch(asNetworkError);
  return getSupabase();
}

/** @throws AppError of kind `network`, for code that failed to load. */
export function asNetworkError(cause: unknown): never {
  throw new AppError('network', 'The connection was lost.', { cause });
}
