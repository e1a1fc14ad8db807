import { CRON_SECRET } from '../config/keys.ts';
import type { FunctionRuntime } from './runtime.ts';

const MINUTE_MS = 60_000;

/** The functions that pg_cron calls on a hosted project, and how often. */
const JOBS = [
  { name: 'send-unsent-emails', everyMs: MINUTE_MS },
  { name: 'delete-orphaned-documents', everyMs: 24 * 60 * MINUTE_MS },
];

/**
 * Calls the scheduled functions until the returned function is called, which waits for running calls. A
 * job that is still running is not started again.
 *
 * @param url the stand-in's address.
 */
export function startSchedule(
  functions: Pick<FunctionRuntime, 'call'>,
  url: string,
  log: (line: string, error: unknown) => void,
): () => Promise<void> {
  const running = new Map<string, Promise<void>>();

  async function run(name: string): Promise<void> {
    try {
      const request = new Request(`${url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'x-cron-secret': CRON_SECRET },
      });
      const { status } = await functions.call(name, request);
      if (status !== 200) throw new Error(`It answered ${String(status)}.`);
    } catch (error) {
      log(`scheduled function ${name}`, error);
    } finally {
      running.delete(name);
    }
  }

  const timers = JOBS.map(({ name, everyMs }) =>
    setInterval(() => {
      if (!running.has(name)) running.set(name, run(name));
    }, everyMs),
  );
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running.values());
  };
}
