import type { MutationOptions } from '@tanstack/react-query';
import { getQueryClient } from './query-client';

/**
 * Runs a mutation that no component asks for. Never rejects: its outcome is told and logged by
 * the client, as that of every other.
 */
export async function runMutation(options: MutationOptions): Promise<void> {
  const client = getQueryClient();
  const mutation = client.getMutationCache().build(client, client.defaultMutationOptions(options));
  try {
    await mutation.execute(undefined);
  } catch {
    // Told already: query-client.ts.
  }
}
