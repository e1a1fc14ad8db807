import type { Connection } from '@supabase/lite';
import type { Database } from '../database/database.ts';

type Schema = Awaited<ReturnType<Connection['introspect']>>;

/** What the library has read of a database, for other copies of the same database. */
export type SchemaCache = Map<string, Schema>;

/** Catalogs the library reads, and a column of each that tells two new rows apart. */
const CATALOGS = {
  pg_attrdef: 'adrelid',
  pg_attribute: 'attname',
  pg_class: 'relname',
  pg_constraint: 'conname',
  pg_description: 'description',
  pg_enum: 'enumlabel',
  pg_index: 'indexrelid',
  pg_proc: 'proname',
  pg_rewrite: 'ev_class',
  pg_trigger: 'tgname',
  pg_type: 'typname',
};

/**
 * Copies keep their transaction numbers, and each change of a catalog brings a new one or a missing row. Two
 * copies of an embedded database give different changes the same number, so the names count, too.
 */
const VERSION = `select concat_ws(' ', ${Object.entries(CATALOGS)
  .map(
    ([catalog, column]) => `(
      select concat(count(*), ':', max(xmin::text::bigint), ':', md5(string_agg(${column}::text, ' ')))
      from pg_catalog.${catalog}
    )`,
  )
  .join(', ')}) as version`;

/** Tables, columns and functions of the API, which the library reads before the first request. */
export class ApiSchema {
  readonly #database: Database;
  readonly #cache: SchemaCache | undefined;
  readonly #ready = new WeakSet<Schema>();
  #version: string | undefined;

  constructor(database: Database, cache: SchemaCache | undefined) {
    this.#database = database;
    this.#cache = cache;
  }

  /** Finds out whether the cache has this database. */
  async load(): Promise<void> {
    if (this.#cache === undefined || this.#version !== undefined) return;
    const [row] = await this.#database.query<{ version: string }>(VERSION);
    this.#version = row?.version;
  }

  patch(connection: Connection): void {
    const known = this.#cache?.get(this.#version ?? '');
    if (known !== undefined) this.#keep(connection, known);
    const introspect = connection.introspect.bind(connection);
    connection.introspect = async (options) => {
      const found = await introspect(options);
      if (options?.useCache !== true || this.#ready.has(found)) return found;
      const schema = withoutSelectLists(found);
      this.#keep(connection, schema);
      if (this.#version !== undefined) this.#cache?.set(this.#version, schema);
      return schema;
    };
  }

  /** Puts the schema where the library keeps it, in a private field. */
  #keep(connection: Connection, schema: Schema): void {
    this.#ready.add(schema);
    Object.assign(connection, { introspection: schema });
  }
}

/**
 * For each request the library searches the SQL of every view for each of its columns, to find types
 * that Postgres doesn't have. What it needs of the SQL are the tables.
 */
function withoutSelectLists(schema: Schema): Schema {
  const views = schema.views.map((view) => ({
    ...view,
    sql: view.sql.slice(Math.max(0, view.sql.search(/\bfrom\b/i))),
  }));
  return { ...schema, views };
}
