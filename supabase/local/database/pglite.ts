import type { PGlite, Transaction as PgliteTransaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import {
  type Database,
  type LoginRole,
  type Query,
  SEARCH_PATHS,
  type Transaction,
} from './database.ts';
import { Mutex } from './mutex.ts';
import { OID, toIsoTimestamp } from './values.ts';

const CANARY_TIMEOUT_MS = 5_000;
/** As on a hosted project, so that extensions need no schema prefix. */
const SEARCH_PATH = `set search_path to ${SEARCH_PATHS.postgres}`;

/**
 * PGlite's superuser is called postgres, which on a hosted project is an ordinary role. A session
 * can't rename its own user, so this uses a temporary one.
 */
const RENAME_SUPERUSER = `
  create role renaming superuser;
  set session authorization renaming;
  alter role postgres rename to supabase_admin;
  set session authorization supabase_admin;
  drop role renaming`;

export interface PgliteOptions {
  /** Folder of the database; in memory without one. */
  dataDir?: string | undefined;
  /** A dump to start from when the folder has no database yet. */
  snapshot?: Blob | undefined;
  log: (line: string) => void;
  /** Prepares a reopened database. */
  onReopen?: (database: Database) => Promise<void>;
}

/** A {@link Database} that can be dumped. */
export interface PgliteDatabase extends Database {
  /** The whole database as an uncompressed tar. */
  dump(): Promise<Blob>;
}

/** The engine crashed, so its answer can't be trusted. It has been reopened. */
export class EngineFailureError extends Error {
  override readonly name = 'EngineFailureError';
}

type Run = <T>(work: (pglite: PGlite) => Promise<T>) => Promise<T>;

/**
 * Opens Postgres in this process. It has ONE session: all work goes through one lock, otherwise one
 * request's role would leak into another's statements. A stack overflow inside the engine leaves
 * it answering "success, no rows" to everything, so each task ends with a canary query. If that
 * returns nothing, the task fails and the engine is reopened from its folder or snapshot.
 */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const mutex = new Mutex();
  const listeners: [channel: string, onNotify: (payload: string) => void][] = [];
  let isClosed = false;
  let connection = await connect(options);

  async function reopen(): Promise<void> {
    const lost = options.dataDir === undefined ? ' What it held in memory is lost.' : '';
    options.log(`The embedded database stopped answering. Reopening it.${lost}`);
    void connection.driver.close().catch(() => undefined);
    connection = await connect(options);
    await options.onReopen?.(toDatabase((work) => work(connection.driver)));
    for (const listener of listeners) await connection.driver.listen(...listener);
  }

  const locked: Run = (work) =>
    mutex.run(async () => {
      if (isClosed) throw new Error('The embedded database is closed.');
      const [outcome] = await Promise.allSettled([work(connection.driver)]);
      if (!(await isHealthy(connection.driver))) {
        await reopen();
        throw new EngineFailureError('The embedded database broke down and was reopened.');
      }
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });

  const toDatabase = (run: Run): Database => ({
    kind: 'pglite',
    connection: () => connection,
    query: (sql, params) => run((pglite) => queryOf(pglite)(sql, params)),
    exec: (sql) =>
      run(async (pglite) => {
        await pglite.exec(sql);
      }),
    transaction: (work) => run((pglite) => pglite.transaction((tx) => work(toTransaction(tx)))),
    exclusive: (work) => run(work),
    as: (role) => toDatabase((work) => run((pglite) => runAs(pglite, role, work))),
    refreshTypes: () => run((pglite) => pglite.refreshArrayTypes()),
    async listen(channel, onNotify) {
      listeners.push([channel, onNotify]);
      await run((pglite) => pglite.listen(channel, onNotify));
    },
    close() {
      isClosed = true;
      return mutex.run(() => connection.close());
    },
  });

  return { ...toDatabase(locked), dump: () => locked((pglite) => pglite.dumpDataDir('none')) };
}

async function connect(options: PgliteOptions): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(options.dataDir === undefined ? {} : { url: options.dataDir }),
    pgliteOptions: {
      extensions: { btree_gist, citext, pg_trgm },
      parsers: {
        [OID.numeric]: Number,
        [OID.timestamp]: toIsoTimestamp,
        [OID.timestamptz]: toIsoTimestamp,
      },
      ...(options.snapshot === undefined ? {} : { loadDataDir: options.snapshot }),
    },
  });
  const { driver } = connection;
  await driver.waitReady;
  if (await isNew(driver)) await driver.exec(RENAME_SUPERUSER);
  await driver.exec(SEARCH_PATH);
  return connection;
}

async function isNew(pglite: PGlite): Promise<boolean> {
  const { rows } = await pglite.query<{ is_new: boolean }>(
    `select session_user = 'postgres' and to_regnamespace('supabase_migrations') is null as is_new`,
  );
  return rows[0]?.is_new === true;
}

/** Session authorization, because a migration could undo SET ROLE with RESET ROLE. */
async function runAs<T>(
  pglite: PGlite,
  role: LoginRole,
  work: (pglite: PGlite) => Promise<T>,
): Promise<T> {
  await pglite.exec(`set session authorization ${role}; set search_path to ${SEARCH_PATHS[role]}`);
  try {
    return await work(pglite);
  } finally {
    await pglite.exec(`set session authorization supabase_admin; ${SEARCH_PATH}`);
  }
}

async function isHealthy(pglite: PGlite): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CANARY_TIMEOUT_MS);
  });
  const answer = pglite.query<{ ok: number }>('select 1 as ok').then(
    ({ rows }) => rows[0]?.ok === 1,
    () => false,
  );
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

function queryOf(pglite: Pick<PgliteTransaction, 'query'>): Query {
  return async <T>(sql: string, params?: readonly unknown[]) =>
    (await pglite.query<T>(sql, params === undefined ? undefined : [...params])).rows;
}

function toTransaction(tx: PgliteTransaction): Transaction {
  return {
    query: queryOf(tx),
    exec: async (sql) => {
      await tx.exec(sql);
    },
  };
}
