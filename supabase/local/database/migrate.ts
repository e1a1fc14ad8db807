import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Database } from './database.ts';
import { checkHistory, type HistoryOptions } from './history.ts';
import { type Migration, sha256 } from './migration-files.ts';

/** The tables in which the Supabase CLI records applied migrations. */
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
  alter table supabase_migrations.schema_migrations add column if not exists statements text[];
  alter table supabase_migrations.schema_migrations add column if not exists name text;
  create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);`;

/**
 * Applies pending migrations as role postgres, like `supabase db push`. Each file is one
 * transaction, which also records it.
 *
 * @returns the names of the files it applied.
 * @throws MigrationHistoryError when the folder doesn't match the applied or deployed migrations; Error
 * that names the failing file, with the database's error as its cause. Earlier files stay applied.
 */
export async function applyMigrations(
  database: Database,
  migrations: Migration[],
  history?: HistoryOptions,
): Promise<string[]> {
  await checkHistory(database, migrations, history);
  const postgres = database.as('postgres');
  await postgres.exec(HISTORY);
  const known = await postgres.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const done = new Set(known.map(({ version }) => version));
  const applied: string[] = [];
  for (const { version, name, file, sql, hash } of migrations) {
    if (done.has(version)) continue;
    await naming(`Migration ${file}`, () =>
      postgres.transaction(async ({ exec, query }) => {
        await exec(sql);
        await query(
          'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
          [version, name],
        );
      }),
    );
    await database.query(
      'insert into embedded_backend.migrations (version, hash) values ($1, $2)',
      [version, hash],
    );
    applied.push(file);
  }
  if (applied.length > 0) {
    await database.refreshTypes();
    await database.connection().clearSchemaCache();
  }
  return applied;
}

/** Runs the seed file as role postgres, once per database. Returns whether it ran. */
export async function applySeed(database: Database, file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const sql = readFileSync(file, 'utf8');
  const path = basename(file);
  return naming(`Seed ${path}`, () =>
    database.as('postgres').transaction(async ({ exec, query }) => {
      const fresh = await query(
        `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
         on conflict (path) do nothing returning path`,
        [path, sha256(sql)],
      );
      if (fresh.length === 0) return false;
      await exec(sql);
      return true;
    }),
  );
}

async function naming<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${what} failed: ${describe(error)}`, { cause: error });
  }
}

/** The database's message with the details that help find the statement. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { detail, hint, where } = error as { detail?: unknown; hint?: unknown; where?: unknown };
  const more = [detail, hint, where].filter((part) => typeof part === 'string' && part !== '');
  return [error.message, ...more].join('\n  ');
}
