import { logFailure } from '../log.ts';

/** Does work the caller shall not wait for; what goes wrong with it is logged. */
export function afterAnswering(name: string, work: () => Promise<unknown>): void {
  const done = work().catch((error: unknown) => {
    logFailure(name, error);
  });
  // Hosted Supabase ends a function with its answer unless it is told what is still under way.
  globalThis.EdgeRuntime?.waitUntil(done);
}
