import { startTemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { testEngine } from './engine.ts';

/** Starts one native Postgres for all test files, when TEST_ENGINE is postgres. */

let stop: (() => Promise<void>) | undefined;

export async function setup(): Promise<void> {
  const isThere = (process.env['TEST_POSTGRES_URL'] ?? '') !== '';
  if (testEngine() !== 'postgres' || isThere) return;
  const server = await startTemporaryPostgres({ isInMemory: true });
  process.env['TEST_POSTGRES_URL'] = server.url;
  stop = server.stop;
}

export async function teardown(): Promise<void> {
  await stop?.();
}
