import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from './database.ts';

/** One file of the migrations folder, named as the Supabase CLI names them. */
export interface Migration {
  version: string;
  name: string;
  file: string;
  sql: string;
}

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

/** The migrations of a folder in the order they apply; none when there is no such folder. */
export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      return [{ version, name, file, sql: readFileSync(join(folder, file), 'utf8') }];
    });
}

/**
 * Applies what the database has not seen yet, each file in one transaction with its own record,
 * and returns the names of the files it applied.
 *
 * @throws Error that names the file, its cause the database's error; the files before it stay.
 */
export async function applyMigrations(
  database: Database,
  migrations: Migration[],
): Promise<string[]> {
  const known = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const done = new Set(known.map(({ version }) => version));
  const applied: string[] = [];
  for (const { version, name, file, sql } of migrations) {
    if (done.has(version)) continue;
    await naming(`Migration ${file}`, () =>
      database.transaction(async ({ exec, query }) => {
        await exec(sql);
        await query(
          'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
          [version, name],
        );
      }),
    );
    applied.push(file);
  }
  if (applied.length > 0) await database.connection().clearSchemaCache();
  return applied;
}

/** Runs the seed file once in the life of a database. Returns whether it ran. */
export async function applySeed(database: Database, file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const sql = readFileSync(file, 'utf8');
  const path = basename(file);
  return naming(`Seed ${path}`, () =>
    database.transaction(async ({ exec, query }) => {
      const fresh = await query(
        `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
         on conflict (path) do nothing returning path`,
        [path, createHash('sha256').update(sql).digest('hex')],
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

/** The database's message with the parts of it that help to find the place. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { detail, hint, where } = error as { detail?: unknown; hint?: unknown; where?: unknown };
  const more = [detail, hint, where].filter((part) => typeof part === 'string' && part !== '');
  return [error.message, ...more].join('\n  ');
}
