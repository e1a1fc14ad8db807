import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNativePostgres } from '../supabase/local/database/native-postgres.ts';
import { postgresBin } from './tools.ts';

export interface TemporaryPostgres {
  /** Address for the superuser. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a native Postgres that deletes its data when it stops.
 *
 * @throws Error when Postgres isn't installed or doesn't start.
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'temporary-postgres-'));
  const server = await startNativePostgres(postgresBin(), folder).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
