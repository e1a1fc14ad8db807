import { join } from 'node:path';
import { projectFiles } from '../config/project-files.ts';
import type { Database } from './database.ts';
import { readDeployed } from './deployed.ts';
import { checkHistory, type HistoryOptions } from './history.ts';
import { loadFirstRules } from './load-rules.ts';
import { applyMigrations, applySeed } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { type DefaultPrivileges, prepareDatabase } from './prepare.ts';

export interface DatabaseOptions {
  /** Folder of all local data; without it the database is in memory. */
  dataDir?: string | undefined;
  /** A native Postgres to use instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** A dump of an embedded database that is already migrated. */
  snapshot?: Blob | undefined;
  /** Defaults to `supabase/migrations`. */
  migrationsDir?: string | undefined;
  /** SQL to run once in a new database; `true` for all demo data. */
  seed?: boolean | string | undefined;
  /** Defaults to `granted`, like existing projects. */
  defaultPrivileges?: DefaultPrivileges | undefined;
}

export interface OpenedDatabase {
  database: Database;
  /** Applies pending migrations; returns their file names. */
  migrate: () => Promise<string[]>;
  dump: () => Promise<Blob>;
}

/**
 * Opens the database and applies pending migrations, the state rules and the seed.
 *
 * @throws MigrationHistoryError when the data doesn't match the migrations; Error that names the
 * migration that failed. The database is closed then.
 */
export async function openDatabase(
  options: DatabaseOptions,
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

async function bringUpToDate(database: Database, options: DatabaseOptions): Promise<void> {
  // Checked first, so that an older version's data isn't changed.
  const { migrations, history } = readOwnMigrations(options);
  await checkHistory(database, migrations, history);
  await prepareDatabase(database, options.defaultPrivileges ?? 'granted');
  await migrate(database, options);
  await loadFirstRules(database);
  const { seed } = options;
  if (seed === undefined || seed === false) return;
  for (const file of seed === true ? projectFiles.seeds : [seed]) await applySeed(database, file);
}

async function migrate(database: Database, options: DatabaseOptions): Promise<string[]> {
  const { migrations, history } = readOwnMigrations(options);
  const applied = await applyMigrations(database, migrations, history);
  await database.query('select embedded_backend.follow_publication()');
  return applied;
}

function readOwnMigrations({ migrationsDir = projectFiles.migrations, dataDir }: DatabaseOptions): {
  migrations: Migration[];
  history: HistoryOptions;
} {
  return {
    migrations: readMigrations(migrationsDir),
    history: { deployed: readDeployed(migrationsDir), dataDir },
  };
}
