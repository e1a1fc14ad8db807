import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Sql, TransactionSql } from 'postgres';
import type { Database, Query, Transaction } from './database.ts';
import { OID, toIsoTimestamp } from './values.ts';

/**
 * Opens a native Postgres. The role in `url` must be a superuser: migrations make roles'
 * privileges, publications and triggers in schemas a hosted project owns.
 *
 * @throws Error when the server cannot be reached.
 */
export async function openPostgres(url: string, maxConnections = 10): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: maxConnections,
      onnotice: () => undefined,
      connection: { search_path: '"$user", public, extensions' },
      types: {
        numeric: asText(OID.numeric, Number),
        timestamp: asText(OID.timestamp, toIsoTimestamp),
        timestamptz: asText(OID.timestamptz, toIsoTimestamp),
        // The API library hands JSON over as text, which its own settings would make a JSON string of.
        json: asText(OID.json, JSON.parse, toJson),
        jsonb: asText(OID.jsonb, JSON.parse, toJson),
      },
    },
  });
  const sql: Sql = connection.driver as Sql;
  await sql`select 1`;
  return {
    kind: 'postgres',
    connection: () => connection,
    ...toTransaction(sql),
    transaction: async <T>(work: (transaction: Transaction) => Promise<T>) => {
      // Through a variable: the driver's own type would unwrap arrays of promises.
      let result: { value: T } | undefined;
      await sql.begin(async (tx) => {
        result = { value: await work(toTransaction(tx)) };
      });
      if (result === undefined) throw new Error('The transaction ended without its work.');
      return result.value;
    },
    exclusive: (work) => work(),
    async listen(channel, onNotify) {
      await sql.listen(channel, onNotify);
    },
    close: () => connection.close(),
  };
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

function toTransaction(sql: Sql | TransactionSql): Transaction {
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
