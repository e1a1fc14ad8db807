import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNativePostgres } from '../supabase/local/database/native-postgres.ts';
import { postgresBin } from './tools.ts';

export interface TemporaryPostgres {
  /** Address for the superuser. */
  url: string;
  stop: () => Promise<void>;
}

interface TemporaryPostgresOptions {
  /**
   * For many small databases, not for measurements: keeps the data in memory if there is room, and turns off
   * features that pay off only for large ones.
   */
  isInMemory?: boolean;
}

/** Compiling a query takes longer than running it on a few rows, and nothing has to be vacuumed. */
const FOR_SMALL_DATABASES = ['jit=off', 'autovacuum=off'];

const RAM_DISK = '/dev/shm';
/** Containers often have only 64 MB there. */
const RAM_DISK_ROOM = 2 * 1024 ** 3;

/**
 * Starts a native Postgres that deletes its data when it stops.
 *
 * @throws Error when Postgres isn't installed or doesn't start.
 */
export async function startTemporaryPostgres({
  isInMemory = false,
}: TemporaryPostgresOptions = {}): Promise<TemporaryPostgres> {
  const parent = isInMemory && hasRamDisk() ? RAM_DISK : tmpdir();
  const folder = mkdtempSync(join(parent, 'temporary-postgres-'));
  const settings = isInMemory ? FOR_SMALL_DATABASES : [];
  const server = await startNativePostgres(postgresBin(), folder, settings).catch(
    (error: unknown) => {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    },
  );
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function hasRamDisk(): boolean {
  if (!existsSync(RAM_DISK)) return false;
  const { bavail, bsize } = statfsSync(RAM_DISK);
  return bavail * bsize >= RAM_DISK_ROOM;
}
