import type { Database } from './database.ts';
import type { Migration } from './migration-files.ts';

/** The migrations folder doesn't match the applied migrations. */
export class MigrationHistoryError extends Error {
  override readonly name = 'MigrationHistoryError';
}

/**
 * Compares the migrations folder with the migrations applied to the database. Changes nothing.
 *
 * @throws MigrationHistoryError with instructions in one line, when an applied file is missing or
 * was edited.
 */
export async function checkHistory(database: Database, migrations: Migration[]): Promise<void> {
  const applied = await readApplied(database);
  if (applied.length > 0 && (await isWithoutRoles(database))) {
    throw new MigrationHistoryError(
      `The data was created by an earlier version of this project. ${startOver(database)}`,
    );
  }
  const files = new Map(migrations.map((migration) => [migration.version, migration]));
  const gone = applied.filter(({ version }) => !files.has(version));
  const [first] = gone;
  if (first !== undefined) {
    const what =
      gone.length === 1
        ? `${first.version} no longer exists`
        : `${first.version} and ${String(gone.length - 1)} more no longer exist`;
    throw new MigrationHistoryError(
      `The data was created by an earlier version of this project: migration ${what}. ${startOver(database)}`,
    );
  }
  for (const { version, hash } of applied) {
    const file = files.get(version);
    if (file === undefined || hash === null || hash === file.hash) continue;
    throw new MigrationHistoryError(
      `Migration ${file.file} was edited after it was applied. Undo the edit and put the change into a new migration. ${startOver(database)}`,
    );
  }
}

/** Whether role postgres is a superuser, as in data from before hosted's roles were copied. */
async function isWithoutRoles({ query }: Database): Promise<boolean> {
  const [login] = await query<{ is_postgres: boolean }>(
    `select session_user = 'postgres' as is_postgres`,
  );
  return login?.is_postgres === true;
}

function startOver({ kind }: Database): string {
  return kind === 'pglite'
    ? 'To start over with fresh demo data, run "npm run reset".'
    : 'To start over, set DATABASE_URL to an empty database.';
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
