import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedAfterDeployment, readDeployed } from '../../supabase/local/database/deployed.ts';
import { applyMigrations } from '../../supabase/local/database/migrate.ts';
import { type Migration, readMigrations } from '../../supabase/local/database/migration-files.ts';
import { compareCatalogs, readCatalog } from './catalog.ts';
import { createProjectDatabase, type ProjectDatabase } from './project-database.ts';
import { migrationsOf, readSchemas, refuseLostRecord, schemasOf } from './schema-folders.ts';
import { runSupabaseCli } from './supabase-cli.ts';

/** A migration that {@link writeMigration} wrote. */
export interface WrittenMigration {
  /** Name of the new file; undefined if the migrations already make what `supabase/schemas` says. */
  file: string | undefined;
  /** The differences after the file is applied, as in {@link compareSchemas}. */
  differences: string[];
}

/**
 * Compares the migrations' database with the database of `supabase/schemas`. Returns the differing facts: `- `
 * before a fact that the migrations lack, `+ ` before a fact that only they have.
 *
 * @param project the folder that contains `supabase/`.
 * @param server URL of a native Postgres for its superuser.
 * @throws Error before the first deployment, when a deployed migration was changed, or a file fails.
 */
export function compareSchemas(project: string, server: string): Promise<string[]> {
  return withBoth(project, server, ({ compare }) => compare());
}

/**
 * Writes a migration with what `supabase/schemas` has and the migrations don't, as far as the Supabase CLI can
 * tell, applies it to a temporary database and compares again.
 *
 * @param name of the migration, in snake case.
 * @throws as {@link compareSchemas}; Error when the name isn't valid, the CLI fails or the file it wrote fails.
 */
export function writeMigration(
  project: string,
  name: string,
  server: string,
): Promise<WrittenMigration> {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error(`"${name}" is no name for a migration: use words like add_load_color.`);
  }
  return withBoth(project, server, async ({ migrated, declared, compare }) => {
    if ((await compare()).length === 0) return { file: undefined, differences: [] };
    const migrations = readMigrations(migrationsOf(project));
    const file = `${nextVersion(migrations)}_${name}.sql`;
    writeFileSync(join(migrationsOf(project), file), diff(project, migrated, declared));
    await applyGenerated(project, file, migrated);
    return { file, differences: await compare() };
  });
}

/** Applies a migration that was just written, and deletes it if it fails: it would fail every later run. */
async function applyGenerated(
  project: string,
  file: string,
  { database }: ProjectDatabase,
): Promise<void> {
  try {
    await applyMigrations(database, readMigrations(migrationsOf(project)));
  } catch (error) {
    rmSync(join(migrationsOf(project), file));
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The generated migration doesn’t work and was deleted. Edit supabase/schemas in steps and generate a migration for each: for example, first add a value to an enum, then use it.\n${why}`,
      { cause: error },
    );
  }
}

interface Both {
  /** The database that the migrations make. */
  migrated: ProjectDatabase;
  /** The database that `supabase/schemas` makes. */
  declared: ProjectDatabase;
  compare: () => Promise<string[]>;
}

async function withBoth<T>(
  project: string,
  server: string,
  work: (both: Both) => Promise<T>,
): Promise<T> {
  const deployed = readDeployed(migrationsOf(project));
  if (deployed === undefined) {
    refuseLostRecord(project);
    throw new Error(
      'Nothing is deployed yet: edit the file in supabase/migrations and run "npm run reset".',
    );
  }
  const migrations = readMigrations(migrationsOf(project));
  const changed = changedAfterDeployment(migrations, deployed);
  if (changed.length > 0) throw new Error(changed.join('\n'));
  return withDatabase(server, migrations, (migrated) =>
    withDatabase(server, readSchemas(schemasOf(project)), (declared) =>
      work({
        migrated,
        declared,
        compare: async () => compareCatalogs(await catalogOf(migrated), await catalogOf(declared)),
      }),
    ),
  );
}

async function withDatabase<T>(
  server: string,
  files: Migration[],
  work: (database: ProjectDatabase) => Promise<T>,
): Promise<T> {
  const project = await createProjectDatabase(server, 'none');
  try {
    await applyMigrations(project.database, files);
    return await work(project);
  } finally {
    await project.drop();
  }
}

const catalogOf = ({ database }: ProjectDatabase) => readCatalog(database.as('postgres').query);

const NOTHING = '-- The Supabase CLI can’t generate this change. Write it here.\n';

/** The SQL that the Supabase CLI generates from the difference of two databases. */
function diff(project: string, from: ProjectDatabase, to: ProjectDatabase): string {
  const folder = mkdtempSync(join(tmpdir(), 'schema-diff-'));
  const file = join(folder, 'diff.sql');
  try {
    const ends = ['--from', from.url, '--to', to.url];
    const { status, output } = runSupabaseCli(project, [
      'db',
      'diff',
      '--use-pg-delta',
      ...ends,
      '--output',
      file,
    ]);
    if (status !== 0) throw new Error(`The Supabase CLI failed:\n${output}`);
    const sql = readFileSync(file, 'utf8');
    return sql.trim() === '' ? NOTHING : sql;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Now, as in the names of migrations, but after the newest. */
function nextVersion(migrations: readonly Migration[]): string {
  const today = Number(new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14));
  return String(Math.max(today, Number(migrations.at(-1)?.version ?? 0) + 1));
}
