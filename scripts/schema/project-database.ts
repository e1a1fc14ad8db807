import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { openPostgres } from '../../supabase/local/database/postgres.ts';
import { type DefaultPrivileges, prepareDatabase } from '../../supabase/local/database/prepare.ts';
import type { Database } from '../../supabase/local/database/database.ts';

/** A native database like a new hosted project. */
export interface ProjectDatabase {
  /** Its URL for role postgres, which isn't the superuser. */
  url: string;
  /** An open connection, as superuser. */
  database: Database;
  /** Closes and deletes the database. */
  drop: () => Promise<void>;
}

/**
 * Creates a database like a new hosted project, without migrations.
 *
 * @param server URL of a native Postgres for its superuser, which isn't called postgres.
 */
export async function createProjectDatabase(
  server: string,
  privileges: DefaultPrivileges,
): Promise<ProjectDatabase> {
  const name = `project_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const admin = postgres(server, { max: 1, onnotice: () => undefined });
    await admin.unsafe(statement);
    await admin.end();
  };
  await run(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` });
  const database = await openPostgres(url.href);
  await prepareDatabase(database, privileges);
  return {
    url: Object.assign(new URL(url), { username: 'postgres' }).href,
    database,
    async drop() {
      await database.close();
      await run(`drop database ${name} with (force)`);
    },
  };
}
