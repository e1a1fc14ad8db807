import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { openPostgres } from '../../supabase/local/database/postgres.ts';
import { type DefaultPrivileges, prepareDatabase } from '../../supabase/local/database/prepare.ts';
import {
  readSnapshot,
  snapshotName,
  type SnapshotRecipe,
  writeSnapshot,
} from '../../supabase/local/database/snapshot.ts';
import type { LocalSupabaseOptions } from '../../supabase/local/options.ts';
import { startLocalSupabase } from '../../supabase/local/start.ts';

/** Which database the tests run on, from TEST_ENGINE. */
export function testEngine(): 'pglite' | 'postgres' {
  return process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';
}

/** How to start a stand-in on a database that is migrated already, and what to do afterwards. */
interface Ready {
  options: LocalSupabaseOptions;
  release: () => Promise<void>;
}

/** A migrated database of its own for one test file, from a snapshot or template made once. */
export function prepareTestDatabase(recipe: SnapshotRecipe): Promise<Ready> {
  return testEngine() === 'postgres' ? fromTemplate(recipe) : fromSnapshot(recipe);
}

const toOptions = (recipe: SnapshotRecipe): LocalSupabaseOptions => ({
  migrationsDir: recipe.migrationsDir,
  defaultPrivileges: recipe.defaultPrivileges,
  seed: recipe.seedFile ?? false,
});

async function fromSnapshot(recipe: SnapshotRecipe): Promise<Ready> {
  const name = snapshotName(recipe);
  let snapshot = readSnapshot(name);
  if (snapshot === undefined) {
    const maker = await startLocalSupabase(toOptions(recipe));
    snapshot = await maker.dump();
    await maker.close();
    await writeSnapshot(name, snapshot);
  }
  return { options: { ...toOptions(recipe), snapshot }, release: () => Promise.resolve() };
}

const urlOf = (server: { url: string }, database: string) =>
  Object.assign(new URL(server.url), { pathname: `/${database}` }).href;

async function fromTemplate(recipe: SnapshotRecipe): Promise<Ready> {
  const server = await findServer();
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
  const template = `template_${snapshotName(recipe)}`;
  const database = `test_${randomUUID().replaceAll('-', '')}`;

  // One process makes the template, the others wait for it.
  await admin`select pg_advisory_lock(hashtext(${template}))`;
  const [made] = await admin`select from pg_database where datname = ${template}`;
  if (made === undefined) {
    const draft = `draft_${randomUUID().replaceAll('-', '')}`;
    await admin.unsafe(`create database ${draft}`);
    const maker = await startLocalSupabase({
      ...toOptions(recipe),
      databaseUrl: urlOf(server, draft),
    });
    await maker.close();
    await admin.unsafe(`alter database ${draft} rename to ${template}`);
  }
  await admin.unsafe(`create database ${database} template ${template} owner postgres`);
  await admin`select pg_advisory_unlock(hashtext(${template}))`;
  return {
    options: { ...toOptions(recipe), databaseUrl: urlOf(server, database) },
    async release() {
      await admin.unsafe(`drop database ${database} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
}

/**
 * A native database like that of a new hosted project, without any migration.
 *
 * @returns its address for role postgres, and what removes it.
 */
export async function createNewProject(
  privileges: DefaultPrivileges,
): Promise<{ url: string; release: () => Promise<void> }> {
  const server = await findServer();
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
  const name = `project_${randomUUID().replaceAll('-', '')}`;
  await admin.unsafe(`create database ${name}`);
  const database = await openPostgres(urlOf(server, name));
  await prepareDatabase(database, privileges);
  await database.close();
  return {
    url: Object.assign(new URL(urlOf(server, name)), { username: 'postgres' }).href,
    async release() {
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
}

/** The server the test run started (TEST_POSTGRES_URL), or one for this file alone. */
async function findServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env['TEST_POSTGRES_URL'];
  if (url !== undefined && url !== '') return { url, stop: () => Promise.resolve() };
  return startTemporaryPostgres();
}
