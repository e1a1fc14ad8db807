import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import type { ReservedSql, Sql } from 'postgres';
import {
  type Database,
  type LoginRole,
  type Query,
  SEARCH_PATHS,
  type Transaction,
} from './database.ts';
import { checkPostgresVersion } from './postgres-version.ts';
import { OID, toIsoTimestamp } from './values.ts';

type Run = <T>(work: (sql: Sql | ReservedSql) => Promise<T>) => Promise<T>;

/** The driver waits forever for a transaction that a stopped request left open. */
const END = { timeout: 1 };

interface Login extends Record<string, unknown> {
  /** True if the role may prepare the database. */
  is_fit: boolean;
  version: string;
}

const WRONG_LOGIN =
  'DATABASE_URL must log in as a superuser that is not called postgres. Create the server with "initdb -U supabase_admin", or in Docker with POSTGRES_USER=supabase_admin.';

/**
 * Opens a native Postgres.
 *
 * @param url logs in as a superuser that isn't called postgres: on a hosted project postgres is an
 * ordinary role, and migrations run as it.
 * @throws Error when the server can't be reached or is too old, or the role isn't such a superuser.
 */
export async function openPostgres(url: string): Promise<Database> {
  const connections = new Map<LoginRole | undefined, PostgresConnection>();
  const connectionOf = (role?: LoginRole) => {
    const connection = connections.get(role) ?? connect(url, role);
    connections.set(role, connection);
    return connection;
  };
  const sql = connectionOf().driver as Sql;

  const toDatabase = (run: Run, role?: LoginRole): Database => ({
    kind: 'postgres',
    connection: () => connectionOf(role),
    query: (text, params) => run((session) => toTransaction(session).query(text, params)),
    exec: (text) => run((session) => toTransaction(session).exec(text)),
    transaction: (work) => run((session) => inTransaction(session, work)),
    exclusive: (work) => work(),
    // The driver looks them up whenever it connects.
    refreshArrayTypes: () => Promise.resolve(),
    as: (login) => toDatabase((work) => runAs(sql, login, work), login),
    // The driver reads the types whenever it opens a session.
    async listen(channel, onNotify) {
      await sql.listen(channel, onNotify);
    },
    async close() {
      await Promise.all([...connections.values()].map(({ driver }) => (driver as Sql).end(END)));
    },
  });

  const database = toDatabase((work) => work(sql));
  try {
    const [login] = await database.query<Login>(
      `select rolsuper and rolname <> 'postgres' as is_fit,
         split_part(current_setting('server_version'), ' ', 1) as version
       from pg_catalog.pg_roles where rolname = session_user`,
    );
    if (login !== undefined) checkPostgresVersion(login.version);
    if (login?.is_fit !== true) throw new Error(WRONG_LOGIN);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Connects on demand. With a role, every session starts as that role. */
function connect(url: string, role?: LoginRole): PostgresConnection {
  return createPostgresConnection({
    url,
    postgresOptions: {
      // Each session fills caches of its own, which takes longer than most queries.
      max: 4,
      onnotice: () => undefined,
      connection: {
        search_path: SEARCH_PATHS[role ?? 'postgres'],
        ...(role === undefined ? {} : { role }),
      },
      types: {
        numeric: asText(OID.numeric, Number),
        timestamp: asText(OID.timestamp, toIsoTimestamp),
        timestamptz: asText(OID.timestamptz, toIsoTimestamp),
        // The API library passes JSON as text, which the driver would quote as a string.
        json: asText(OID.json, JSON.parse, toJson),
        jsonb: asText(OID.jsonb, JSON.parse, toJson),
      },
    },
  });
}

/** Session authorization, because a migration could undo SET ROLE with RESET ROLE. */
async function runAs<T>(
  sql: Sql,
  role: LoginRole,
  work: (session: ReservedSql) => Promise<T>,
): Promise<T> {
  const session = await sql.reserve();
  try {
    await session.unsafe(
      `set session authorization ${role}; set search_path to ${SEARCH_PATHS[role]}`,
    );
    return await work(session);
  } finally {
    await session.unsafe('reset session authorization; reset search_path');
    session.release();
  }
}

async function inTransaction<T>(
  session: Sql | ReservedSql,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  if (!('release' in session)) {
    const reserved = await session.reserve();
    return inTransaction(reserved, work).finally(() => reserved.release());
  }
  await session.unsafe('begin');
  try {
    const result = await work(toTransaction(session));
    await session.unsafe('commit');
    return result;
  } catch (error) {
    await session.unsafe('rollback');
    throw error;
  }
}

function asText(
  oid: number,
  parse: (text: string) => unknown,
  serialize: (value: unknown) => string = String,
) {
  return { to: oid, from: [oid], serialize, parse };
}

function toJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function toTransaction(sql: Sql | ReservedSql): Transaction {
  const query: Query = async <T extends Record<string, unknown>>(
    text: string,
    params: readonly unknown[] = [],
  ) => {
    const rows = await sql.unsafe<T[]>(text, params as Parameters<typeof sql.unsafe>[1]);
    return [...rows] as T[];
  };
  return {
    query,
    exec: async (text) => {
      await sql.unsafe(text);
    },
  };
}
