import { AppError } from '@/shared/lib/app-error';
import { logError } from '@/shared/lib/log';
import type { Supabase } from './client';

/**
 * Loads the client on first use. Public pages call this, so that it isn't in their first load.
 *
 * @throws AppError of kind `network` when the code fails to load; the next call tries again.
 */
export async function loadSupabase(): Promise<Supabase> {
  const { getSupabase } = await import('./client').catch((cause: unknown) => {
    throw new AppError('network', 'The connection was lost.', { cause });
  });
  return getSupabase();
}

/** Starts loading the client early, for example when a form is first touched. */
export function preloadSupabase(): void {
  loadSupabase().catch((error: unknown) => {
    logError('Failed to prefetch the Supabase client', error);
  });
}
