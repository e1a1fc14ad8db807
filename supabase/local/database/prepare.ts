import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import type { Database } from './database.ts';

/** What the API roles may do with a new object in `public` before any migration says so. */
export type DefaultPrivileges = 'granted' | 'none';

const sqlFile = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Everything a hosted project has before its first migration, in the order it is made. */
export function bootstrapSql(privileges: DefaultPrivileges): string[] {
  return [
    sqlFile('./bootstrap.sql'),
    getAuthSchemaSql(),
    getStorageSchemaSql(),
    sqlFile('./platform.sql'),
    sqlFile('../realtime/capture.sql'),
    sqlFile(`./privileges-${privileges}.sql`),
  ];
}

/** Brings a database to where a new hosted project is. Does nothing where that has been done. */
export async function prepareDatabase(
  database: Database,
  privileges: DefaultPrivileges,
): Promise<void> {
  const parts = bootstrapSql(privileges);
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex');
  const [noted] = await database.query<{ exists: boolean }>(
    `select to_regclass('supabase_migrations.local_bootstrap') is not null as exists`,
  );
  if (noted?.exists === true) {
    const seen = await database.query(
      'select from supabase_migrations.local_bootstrap where hash = $1',
      [hash],
    );
    if (seen.length > 0) return;
  }
  for (const part of parts) await database.exec(part);
  await database.query(
    'insert into supabase_migrations.local_bootstrap (hash) values ($1) on conflict do nothing',
    [hash],
  );
}
