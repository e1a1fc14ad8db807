import type { Connection } from '@supabase/lite';

export type Row = Record<string, unknown>;

/** Runs one statement and returns its rows. Pass JSON as text and cast it: `$1::text::jsonb`. */
export type Query = <T extends Row = Row>(sql: string, params?: readonly unknown[]) => Promise<T[]>;

/** What a transaction's work is given. */
export interface Transaction {
  query: Query;
  /** Runs several statements at once, without parameters. */
  exec: (sql: string) => Promise<void>;
}

/**
 * A Postgres, embedded or native, as the rooms of the stand-in use it. Everything runs as the
 * owner of the database unless {@link asCaller} says otherwise.
 */
export interface Database extends Transaction {
  readonly kind: 'pglite' | 'postgres';
  /** The connection the API library works on; another one after the engine was opened again. */
  connection(): Connection;
  /** Commits what `work` did, or rolls back when it throws. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work`, which uses the connection itself, so that nothing gets between its statements. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Calls `onNotify` for every NOTIFY on `channel`, from now until {@link close}. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** Verified claims of a caller's token; an empty key reads as `{ role: 'anon' }`. */
export interface Claims extends Record<string, unknown> {
  role: string;
  sub?: string;
  exp?: number;
}

const API_ROLES = new Set(['anon', 'authenticated', 'service_role']);

/**
 * Runs `work` in a transaction as the caller: role, claims and any further settings are set for
 * that transaction only, so policies and grants hold as they do for a request to the API.
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

/** Takes on the caller's role and claims for the rest of the running transaction. */
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
