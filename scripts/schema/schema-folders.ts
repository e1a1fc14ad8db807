import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDeployed } from '../../supabase/local/database/deployed.ts';
import { type Migration, readSqlFiles } from '../../supabase/local/database/migration-files.ts';

/** The schema's folders in a project folder. */
export const migrationsOf = (project: string) => join(project, 'supabase/migrations');
export const schemasOf = (project: string) => join(project, 'supabase/schemas');

/**
 * The folder whose files are edited to change the schema: `supabase/migrations` until the first deployment,
 * `supabase/schemas` from then on.
 */
export function sourceFolder(project: string): { folder: string; kind: 'dated' | 'numbered' } {
  return readDeployed(migrationsOf(project)) === undefined
    ? { folder: migrationsOf(project), kind: 'dated' }
    : { folder: schemasOf(project), kind: 'numbered' };
}

/**
 * Checks the record of a project whose `supabase/deployed` is missing.
 *
 * @throws Error when there is a `supabase/schemas`, which only a deployment creates.
 */
export function refuseLostRecord(project: string): void {
  if (!existsSync(schemasOf(project))) return;
  throw new Error(
    'supabase/schemas exists, but the record of the deployment is missing. Restore supabase/deployed from git.',
  );
}

/** The names of the files that `supabase/schemas` gets for a project's migrations: `0010_loads.sql`. */
export function schemaFileName({ name }: Migration, position: number): string {
  return `${String((position + 1) * 10).padStart(4, '0')}_${name}.sql`;
}

/**
 * The files of `supabase/schemas` in order, in a form that can be applied like migrations.
 *
 * @throws Error when there are none, because a migration to an empty schema would drop everything; as
 * {@link readSqlFiles}.
 */
export function readSchemas(folder: string): Migration[] {
  const files = readSqlFiles(folder, /^(\d{4})_(.+)\.sql$/, '0010_loads.sql');
  if (files.length === 0) {
    throw new Error(`${folder} is missing or has no SQL files. Restore it from git.`);
  }
  return files;
}
