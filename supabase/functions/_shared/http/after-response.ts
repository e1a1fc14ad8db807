import { logFailure } from '../log.ts';

/** Runs work without making the caller wait. Failures are logged. */
export function afterResponse(name: string, work: () => Promise<unknown>): void {
  const done = work().catch((error: unknown) => {
    logFailure(name, error);
  });
  // Hosted Supabase stops a function after its response unless waitUntil keeps it running.
  globalThis.EdgeRuntime?.waitUntil(done);
}
