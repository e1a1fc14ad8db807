import { AppError } from '@/shared/lib/app-error';
import { logError } from '@/shared/lib/log';
import type { Supabase } from './client';
import type { Services } from './services-client';

/**
 * Loads the client on first use. Public pages call this, so that supabase-js isn't in their first
 * load.
 *
 * @throws AppError of kind `network` when the code fails to load; the next call tries again.
 */
export async function loadSupabase(): Promise<Supabase> {
  const { getSupabase } = await import('./client').catch(throwNetworkError);
  return getSupabase();
}

/**
 * Loads Storage, Realtime and functions on first use.
 *
 * @throws AppError of kind `network` when the code fails to load; the next call tries again.
 */
export async function loadServices(): Promise<Services> {
  const { getServices } = await import('./services-client').catch(throwNetworkError);
  return getServices();
}

/** Starts loading supabase-js early, for example when a form is first touched. */
export function preloadSupabase(): void {
  loadServices().catch((error: unknown) => {
    logError('Failed to prefetch supabase-js', error);
  });
}

function throwNetworkError(error: unknown): never {
  throw new AppError('network', 'The connection was lost.', { cause: error });
}
