import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import {
  createProjectDatabase,
  type ProjectDatabase,
} from '../../scripts/schema/project-database.ts';
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import type { SchemaCache } from '../../supabase/local/api/api-schema.ts';
import type { DefaultPrivileges } from '../../supabase/local/database/prepare.ts';
import {
  readSnapshot,
  snapshotName,
  type SnapshotRecipe,
  writeSnapshot,
} from '../../supabase/local/database/snapshot.ts';
import type { LocalSupabaseOptions } from '../../supabase/local/options.ts';
import { startLocalSupabase } from '../../supabase/local/start.ts';

/** The tests' database engine, from TEST_ENGINE. */
export function testEngine(): 'pglite' | 'postgres' {
  return process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';
}

/** Options that start a stand-in on a migrated database, and the cleanup. */
interface Ready {
  options: LocalSupabaseOptions;
  release: () => Promise<void>;
}

/** A separate migrated database for a test file, copied from a shared snapshot or template. */
export function prepareTestDatabase(recipe: SnapshotRecipe): Promise<Ready> {
  return testEngine() === 'postgres' ? fromTemplate(recipe) : fromSnapshot(recipe);
}

/** By what the databases are made from: reading the schema takes longer than copying a database. */
const schemaCaches = new Map<string, SchemaCache>();

function schemaCacheOf(name: string): SchemaCache {
  const cache = schemaCaches.get(name) ?? new Map();
  schemaCaches.set(name, cache);
  return cache;
}

const toOptions = (recipe: SnapshotRecipe): LocalSupabaseOptions => ({
  migrationsDir: recipe.migrationsDir,
  defaultPrivileges: recipe.defaultPrivileges,
  seed: recipe.seedFile ?? false,
});

async function fromSnapshot(recipe: SnapshotRecipe): Promise<Ready> {
  const snapshot = await snapshotOf(recipe);
  const schemaCache = schemaCacheOf(snapshotName(recipe));
  return {
    options: { ...toOptions(recipe), schemaCache, snapshot },
    release: () => Promise.resolve(),
  };
}

/** The dump of a migrated embedded database. */
export async function snapshotOf(recipe: SnapshotRecipe): Promise<Blob> {
  const name = snapshotName(recipe);
  const known = readSnapshot(name);
  if (known !== undefined) return known;
  // The seed takes a tenth of the time that the migrations take.
  const snapshot =
    recipe.seedFile === undefined
      ? undefined
      : await snapshotOf({ ...recipe, seedFile: undefined });
  const maker = await startLocalSupabase({ ...toOptions(recipe), snapshot });
  const made = await maker.dump();
  await maker.close();
  await writeSnapshot(name, made);
  return made;
}

const urlOf = (server: { url: string }, database: string) =>
  Object.assign(new URL(server.url), { pathname: `/${database}` }).href;

async function fromTemplate(recipe: SnapshotRecipe): Promise<Ready> {
  const server = await findServer();
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
  const name = snapshotName(recipe);
  const template = `template_${name}`;
  const database = `test_${randomUUID().replaceAll('-', '')}`;

  // One process creates the template; the others wait.
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
  // Copying files takes a third of the time that writing them to the log does.
  await admin.unsafe(
    `create database ${database} template ${template} strategy file_copy owner postgres`,
  );
  // Postgres copies everything but the roles' settings for the database.
  await admin`insert into pg_db_role_setting
    select (select oid from pg_database where datname = ${database}), setrole, setconfig
    from pg_db_role_setting
    where setdatabase = (select oid from pg_database where datname = ${template})`;
  await admin`select pg_advisory_unlock(hashtext(${template}))`;
  return {
    options: {
      ...toOptions(recipe),
      schemaCache: schemaCacheOf(name),
      databaseUrl: urlOf(server, database),
    },
    async release() {
      await admin.unsafe(`drop database ${database} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
}

/** Creates a native database like a new hosted project, without migrations, on the test run's server. */
export async function createNewProject(privileges: DefaultPrivileges): Promise<ProjectDatabase> {
  const server = await findServer();
  const project = await createProjectDatabase(server.url, privileges);
  return {
    ...project,
    async drop() {
      await project.drop();
      await server.stop();
    },
  };
}

/** The test run's server (TEST_POSTGRES_URL), or a new one for this file. */
export async function findServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env['TEST_POSTGRES_URL'];
  if (url !== undefined && url !== '') return { url, stop: () => Promise.resolve() };
  return startTemporaryPostgres({ isInMemory: true });
}
