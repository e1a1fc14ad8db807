import type { MutationOptions } from '@tanstack/react-query';
import { getQueryClient } from './query-client';

/**
 * Runs a mutation outside a component. Never rejects: the query client shows and logs the outcome,
 * as for every mutation.
 */
export async function runMutation(options: MutationOptions): Promise<void> {
  const client = getQueryClient();
  const mutation = client.getMutationCache().build(client, client.defaultMutationOptions(options));
  try {
    await mutation.execute(undefined);
  } catch {
    // The query client already showed it.
  }
}
