import { relative } from 'node:path';
import type { Database } from './database.ts';
import { changedAfterDeployment, type Deployed } from './deployed.ts';
import type { Migration } from './migration-files.ts';

/** The migrations folder doesn't match what was applied or deployed. */
export class MigrationHistoryError extends Error {
  override readonly name = 'MigrationHistoryError';
}

/** The options for checking a data folder's migrations. */
export interface HistoryOptions {
  /** The record of the deployed migrations, if there is one. */
  deployed?: Deployed | undefined;
  /** The folder that `npm run reset` deletes; undefined if the data is in memory. */
  dataDir?: string | undefined;
}

/**
 * Compares the migrations folder with the deployed migrations and with those applied to the database. Changes
 * nothing.
 *
 * @throws MigrationHistoryError with instructions in one line, when a deployed or an applied file is
 * missing or was edited.
 */
export async function checkHistory(
  database: Database,
  migrations: Migration[],
  { deployed, dataDir }: HistoryOptions = {},
): Promise<void> {
  const [changed] = changedAfterDeployment(migrations, deployed);
  if (changed !== undefined) throw new MigrationHistoryError(changed);
  const applied = await readApplied(database);
  if (applied.length > 0 && (await isWithoutRoles(database))) {
    throw new MigrationHistoryError(
      `An earlier version of this project created the data. ${startOver(database, dataDir)}`,
    );
  }
  const files = new Map(migrations.map((migration) => [migration.version, migration]));
  const gone = applied.filter(({ version }) => !files.has(version));
  const edited = applied.flatMap(({ version, hash }) => {
    const file = files.get(version);
    return file === undefined || hash === null || hash === file.hash ? [] : [file.file];
  });
  const [first] = gone;
  const [file] = edited;
  if (first !== undefined) {
    throw new MigrationHistoryError(
      `The data has migration ${first.version}${andMore(gone)}, which no longer exists. ${startOver(database, dataDir)}`,
    );
  }
  if (file === undefined) return;
  throw new MigrationHistoryError(
    `Migration ${file}${andMore(edited)} was edited since the data was created. ${startOver(database, dataDir)}`,
  );
}

const andMore = ({ length }: readonly unknown[]) =>
  length > 1 ? ` (and ${String(length - 1)} more)` : '';

/** True if role postgres is a superuser, as in data from before hosted's roles were copied. */
async function isWithoutRoles({ query }: Database): Promise<boolean> {
  const [login] = await query<{ is_postgres: boolean }>(
    `select session_user = 'postgres' as is_postgres`,
  );
  return login?.is_postgres === true;
}

function startOver({ kind }: Database, dataDir: string | undefined): string {
  if (kind === 'postgres') return 'To start over, set DATABASE_URL to an empty database.';
  if (dataDir === undefined) return 'The data is in memory: restart to start over.';
  const near = relative('.', dataDir);
  const folder = near.startsWith('..') ? dataDir : near;
  const command = near === '.local' ? 'npm run reset' : `DATA_DIR=${folder} npm run reset`;
  return `Stop the site if it runs, then run "${command}", which deletes the local data in ${folder} (database, files and emails) and starts over with demo data.`;
}

/** The applied migrations, with the file's hash if the stand-in applied them. */
async function readApplied(
  database: Database,
): Promise<{ version: string; hash: string | null }[]> {
  const [found] = await database.query<{ history: boolean; hashes: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as history,
       to_regclass('embedded_backend.migrations') is not null as hashes`,
  );
  if (found?.history !== true) return [];
  return database.query(
    found.hashes
      ? `select version, hash from supabase_migrations.schema_migrations
         left join embedded_backend.migrations using (version) order by version`
      : `select version, null as hash from supabase_migrations.schema_migrations order by version`,
  );
}
