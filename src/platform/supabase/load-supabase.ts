import { AppError } from '@/shared/lib/app-error';
import { logError } from '@/shared/lib/log';
import type { Supabase } from './client';

/**
 * The client, fetched when it is first needed: what public pages use, so that supabase-js is no
 * part of their first load.
 *
 * @throws AppError of kind `network` when the code could not be fetched; the next call tries again.
 */
export async function loadSupabase(): Promise<Supabase> {
  const { getSupabase } = await import('./client').catch((error: unknown) => {
    throw new AppError('network', 'The connection was lost.', { cause: error });
  });
  return getSupabase();
}

/** Fetches supabase-js ahead of need, e.g. when a form is first touched. */
export function preloadSupabase(): void {
  loadSupabase().catch((error: unknown) => {
    logError('supabase-js could not be fetched ahead of need', error);
  });
}
