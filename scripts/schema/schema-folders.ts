import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeployed } from '../../supabase/local/database/deployed.ts';
import { type Migration, sha256 } from '../../supabase/local/database/migration-files.ts';

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

/** The names of the files that `supabase/schemas` gets for a project's migrations: `0010_loads.sql`. */
export function schemaFileName({ name }: Migration, position: number): string {
  return `${String((position + 1) * 10).padStart(4, '0')}_${name}.sql`;
}

/** The files of `supabase/schemas` in order, in a form that can be applied like migrations. */
export function readSchemas(folder: string): Migration[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d{4})_(.+)\.sql$/.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      const sql = readFileSync(join(folder, file), 'utf8');
      return [{ version, name, file, sql, hash: sha256(sql) }];
    });
}
