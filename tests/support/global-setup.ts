import { startTestServer, testEngine } from './engine.ts';

/** One native Postgres for all test files of a run, where the tests run on one. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const isThere = (process.env['TEST_POSTGRES_URL'] ?? '') !== '';
  if (testEngine() !== 'postgres' || isThere) return undefined;
  const server = await startTestServer();
  process.env['TEST_POSTGRES_URL'] = server.url;
  return server.stop;
}
