import { asCaller, type Claims, type Database } from '../database/database.ts';

export interface Column {
  name: string;
  /** The name in `pg_type`: `int4`, `timestamptz`, `_text`. */
  type: string;
  isKey: boolean;
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const qualified = (schema: string, table: string) => `${quote(schema)}.${quote(table)}`;

/** The columns of a table in order, with its primary key marked. */
export function readColumns(database: Database, schema: string, table: string): Promise<Column[]> {
  return database.query<Column & Record<string, unknown>>(
    `select a.attname as name, t.typname as type,
       coalesce(a.attnum = any (i.indkey::int2[]), false) as "isKey"
     from pg_catalog.pg_attribute a
     join pg_catalog.pg_type t on t.oid = a.atttypid
     left join pg_catalog.pg_index i on i.indrelid = a.attrelid and i.indisprimary
     where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped
     order by a.attnum`,
    [qualified(schema, table)],
  );
}

/**
 * The columns of one row that the caller may read; none if a policy hides the row or a grant hides
 * its key. `key` is the row's primary key; without it only grants are checked.
 */
export async function readVisibleColumns(
  database: Database,
  claims: Claims,
  place: { schema: string; table: string },
  key: Record<string, unknown> | undefined,
  keyColumns: string[],
): Promise<string[]> {
  const table = qualified(place.schema, place.table);
  return asCaller(database, claims, async ({ query }) => {
    const granted = await query<{ name: string }>(
      `select attname as name from pg_catalog.pg_attribute
       where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
         and has_column_privilege(attrelid, attnum, 'select')`,
      [table],
    );
    const names = granted.map(({ name }) => name);
    if (!keyColumns.every((column) => names.includes(column))) return [];
    if (key === undefined) return names;
    const where = keyColumns.map((column, i) => `${quote(column)}::text = $${String(i + 1)}`);
    const values = keyColumns.map((column) => String(key[column] as string | number));
    const hits = await query(`select 1 from ${table} where ${where.join(' and ')}`, values);
    return hits.length > 0 ? names : [];
  });
}
