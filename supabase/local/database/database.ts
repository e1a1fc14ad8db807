import type { Connection } from '@supabase/lite';

export type Row = Record<string, unknown>;

/** Runs one statement and returns its rows. Pass JSON as text and cast it: `$1::text::jsonb`. */
export type Query = <T extends Row = Row>(sql: string, params?: readonly unknown[]) => Promise<T[]>;

/** The calls available inside a transaction. */
export interface Transaction {
  query: Query;
  /** Runs several statements in one call, without parameters. */
  exec: (sql: string) => Promise<void>;
}

/** The roles hosted's services and migrations log in as, with their search paths. */
export const SEARCH_PATHS = {
  postgres: '"$user", public, extensions',
  supabase_auth_admin: 'auth',
} as const;
export type LoginRole = keyof typeof SEARCH_PATHS;

/**
 * A Postgres, embedded or native. Statements run as its superuser, except in {@link Database.as}
 * and {@link asCaller}.
 */
export interface Database extends Transaction {
  readonly kind: 'pglite' | 'postgres';
  /** The API library's connection. It changes when the engine is reopened. */
  connection(): Connection;
  /** Commits when `work` succeeds, rolls back when it throws. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work`, which uses the connection directly, without interleaving other statements. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** The same database, logged in as `role`. Closed by this one's {@link close}. */
  as(role: LoginRole): Database;
  /** Learns the types that migrations created, so that arrays of them are read as lists. */
  refreshTypes(): Promise<void>;
  /** Calls `onNotify` for every NOTIFY on `channel`, from now until {@link close}. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** Verified claims of a caller's token; without a token, `{ role: 'anon' }`. */
export interface Claims extends Record<string, unknown> {
  role: string;
  sub?: string;
  exp?: number;
}

const API_ROLES = new Set(['anon', 'authenticated', 'service_role']);

/**
 * Runs `work` in a transaction as the caller. Role, claims and other settings apply only to that
 * transaction, so policies and grants work as they do for an API request.
 */
export function asCaller<T>(
  database: Pick<Database, 'transaction'>,
  claims: Claims,
  work: (transaction: Transaction) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  return database.transaction(async (transaction) => {
    await becomeCaller(transaction, claims, settings);
    return work(transaction);
  });
}

/** Sets the caller's role and claims for the rest of the transaction. */
export async function becomeCaller(
  { query }: Transaction,
  claims: Claims,
  settings: Record<string, string> = {},
): Promise<void> {
  const role = API_ROLES.has(claims.role) ? claims.role : 'anon';
  const values = Object.entries({
    ...settings,
    'request.jwt.claims': JSON.stringify(claims),
    'request.jwt.claim.sub': claims.sub ?? '',
    'request.jwt.claim.role': role,
    role,
  });
  const list = values.map(
    (_, i) => `set_config($${String(2 * i + 1)}, $${String(2 * i + 2)}, true)`,
  );
  await query(`select ${list.join(', ')}`, values.flat());
}
