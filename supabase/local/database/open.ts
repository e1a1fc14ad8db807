import { join } from 'node:path';
import type { LocalSupabaseOptions } from '../options.ts';
import { projectFiles } from '../project.ts';
import type { Database } from './database.ts';
import { applyMigrations, applySeed, readMigrations } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { prepareDatabase } from './prepare.ts';

export interface OpenedDatabase {
  database: Database;
  /** Applies migrations that have appeared since; returns their file names. */
  migrate: () => Promise<string[]>;
  dump: () => Promise<Blob>;
}

/**
 * Opens the database that the options name and brings it to where a hosted project with all
 * migrations is.
 *
 * @throws Error that names the migration which failed; the database is closed then.
 */
export async function openDatabase(
  options: LocalSupabaseOptions,
  log: (line: string) => void,
): Promise<OpenedDatabase> {
  const { dataDir, databaseUrl, snapshot } = options;
  const setUp = (database: Database) => bringUpToDate(database, options);
  const pglite =
    databaseUrl === undefined
      ? await openPglite({
          dataDir: dataDir === undefined ? undefined : join(dataDir, 'database'),
          snapshot,
          log,
          onReopen: setUp,
        })
      : undefined;
  const database = pglite ?? (await openPostgres(databaseUrl ?? ''));
  try {
    await setUp(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    database,
    migrate: () => migrate(database, options),
    dump() {
      if (pglite === undefined) throw new Error('Only an embedded database can be dumped.');
      return pglite.dump();
    },
  };
}

async function bringUpToDate(database: Database, options: LocalSupabaseOptions): Promise<void> {
  await prepareDatabase(database, options.defaultPrivileges ?? 'granted');
  await migrate(database, options);
  const { seed } = options;
  if (seed === undefined || seed === false) return;
  await applySeed(database, seed === true ? projectFiles.seed : seed);
}

async function migrate(database: Database, options: LocalSupabaseOptions): Promise<string[]> {
  const migrations = readMigrations(options.migrationsDir ?? projectFiles.migrations);
  const applied = await applyMigrations(database, migrations);
  await database.query('select realtime.local_follow_publication()');
  return applied;
}
