import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import type { Database } from './database.ts';

/** The API roles' rights on a new object in `public` before a migration grants anything. */
export type DefaultPrivileges = 'granted' | 'none';

const sqlFile = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const runAs = (role: string, ...parts: string[]) =>
  [`set role ${role};`, ...parts, 'reset role;'].join('\n');

/** Everything a hosted project has before its first migration, in the order it is created. */
export function bootstrapSql(privileges: DefaultPrivileges): string[] {
  return [
    sqlFile('./sql/roles.sql'),
    sqlFile('./sql/schemas.sql'),
    runAs('supabase_auth_admin', getAuthSchemaSql(), sqlFile('./sql/auth.sql')),
    runAs('supabase_storage_admin', getStorageSchemaSql(), sqlFile('./sql/storage.sql')),
    runAs('supabase_realtime_admin', sqlFile('./sql/realtime.sql')),
    sqlFile('./sql/scheduler.sql'),
    sqlFile('./sql/lend-tables.sql'),
    sqlFile('../realtime/capture.sql'),
    sqlFile('./sql/privileges-granted.sql'),
    ...(privileges === 'none' ? [sqlFile('./sql/privileges-none.sql')] : []),
  ];
}

/** Brings a database to the state of a new hosted project, unless it already is. */
export async function prepareDatabase(
  database: Database,
  privileges: DefaultPrivileges,
): Promise<void> {
  const parts = bootstrapSql(privileges);
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex');
  const [noted] = await database.query<{ exists: boolean }>(
    `select to_regclass('embedded_backend.bootstraps') is not null as exists`,
  );
  if (noted?.exists === true) {
    const seen = await database.query('select from embedded_backend.bootstraps where hash = $1', [
      hash,
    ]);
    if (seen.length > 0) return;
  }
  for (const part of parts) await database.exec(part);
  await database.query(
    'insert into embedded_backend.bootstraps (hash) values ($1) on conflict do nothing',
    [hash],
  );
}
