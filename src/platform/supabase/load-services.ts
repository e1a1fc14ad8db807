import { logError } from '@/shared/lib/log';
import { asNetworkError } from './load-supabase';
import type { Services } from './services-client';

/**
 * Loads Storage, Realtime and functions on first use.
 *
 * @throws AppError of kind `network` when the code fails to load; the next call tries again.
 */
export async function loadServices(): Promise<Services> {
  const { getServices } = await import('./services-client').catch(asNetworkError);
  return getServices();
}

/** Starts loading supabase-js early, for example when a form is first touched. */
export function preloadServices(): void {
  loadServices().catch((error: unknown) => {
    logError('Failed to prefetch supabase-js', error);
  });
}
