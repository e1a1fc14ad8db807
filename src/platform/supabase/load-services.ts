import { asNetworkError } from './load-supabase';
import type { Services } from './services-client';

/**
 * Loads Storage and Realtime on first use.
 *
 * @throws AppError of kind `network` when the code fails to load; the next call tries again.
 */
export async function loadServices(): Promise<Services> {
  const { getServices } = await import('./services-client').catch(asNetworkError);
  return getServices();
}
