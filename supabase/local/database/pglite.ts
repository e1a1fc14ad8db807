import type { PGlite, Transaction as PgliteTransaction } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import type { Database, Query, Transaction } from './database.ts';
import { Mutex } from './mutex.ts';
import { OID, toIsoTimestamp } from './values.ts';

const CANARY_TIMEOUT_MS = 5_000;
/** As on a hosted project: extensions are found without naming their schema. */
const SEARCH_PATH = `set search_path to "$user", public, extensions`;

export interface PgliteOptions {
  /** Folder of the database; in memory without one. */
  dataDir?: string | undefined;
  /** A dumped database to start from (only where there is none yet). */
  snapshot?: Blob | undefined;
  log: (line: string) => void;
}

/** A {@link Database} that can be dumped. */
export interface PgliteDatabase extends Database {
  /** The whole database as an uncompressed tar. */
  dump(): Promise<Blob>;
}

/**
 * Opens Postgres in this process. It has ONE session: all work goes through one lock, or one
 * request's role would leak into another's statements. A stack overflow inside the engine leaves
 * it answering "success, no rows" to everything, so each turn ends with a canary; when that is
 * silent the engine is opened again (from its folder, or from the snapshot it started with).
 */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const mutex = new Mutex();
  const listeners: { channel: string; onNotify: (payload: string) => void }[] = [];
  let connection = await connect(options);

  async function restart(): Promise<void> {
    const lost = options.dataDir === undefined ? ' What it held since its start is lost.' : '';
    options.log(`The embedded database stopped answering and is being opened again.${lost}`);
    void connection.driver.close().catch(() => undefined);
    connection = await connect(options);
    for (const { channel, onNotify } of listeners)
      await connection.driver.listen(channel, onNotify);
  }

  const locked = <T>(work: (pglite: PGlite) => Promise<T>): Promise<T> =>
    mutex.run(async () => {
      try {
        return await work(connection.driver);
      } finally {
        if (!connection.driver.closed && !(await isHealthy(connection.driver))) await restart();
      }
    });

  return {
    kind: 'pglite',
    get connection() {
      return connection;
    },
    query: (sql, params) => locked((pglite) => queryOf(pglite)(sql, params)),
    exec: (sql) => locked(async (pglite) => void (await pglite.exec(sql))),
    transaction: (work) => locked((pglite) => pglite.transaction((tx) => work(toTransaction(tx)))),
    exclusive: (work) => locked(work),
    async listen(channel, onNotify) {
      listeners.push({ channel, onNotify });
      await locked((pglite) => pglite.listen(channel, onNotify));
    },
    dump: () => locked((pglite) => pglite.dumpDataDir('none')),
    close: () => mutex.run(() => connection.close()),
  };
}

async function connect(options: PgliteOptions): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(options.dataDir === undefined ? {} : { url: options.dataDir }),
    pgliteOptions: {
      extensions: { citext },
      parsers: {
        [OID.numeric]: Number,
        [OID.timestamp]: toIsoTimestamp,
        [OID.timestamptz]: toIsoTimestamp,
      },
      ...(options.snapshot === undefined ? {} : { loadDataDir: options.snapshot }),
    },
  });
  await connection.driver.waitReady;
  await connection.driver.exec(SEARCH_PATH);
  return connection;
}

async function isHealthy(pglite: PGlite): Promise<boolean> {
  const silence = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), CANARY_TIMEOUT_MS).unref();
  });
  const answer = pglite.query<{ ok: number }>('select 1 as ok').then(
    ({ rows }) => rows[0]?.ok === 1,
    () => false,
  );
  return Promise.race([answer, silence]);
}

function queryOf(pglite: Pick<PgliteTransaction, 'query'>): Query {
  return async <T>(sql: string, params?: readonly unknown[]) =>
    (await pglite.query<T>(sql, params === undefined ? undefined : [...params])).rows;
}

function toTransaction(tx: PgliteTransaction): Transaction {
  return { query: queryOf(tx), exec: async (sql) => void (await tx.exec(sql)) };
}
