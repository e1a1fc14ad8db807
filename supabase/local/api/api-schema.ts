import type { Connection } from '@supabase/lite';
import type { Database } from '../database/database.ts';

type Schema = Awaited<ReturnType<Connection['introspect']>>;

/** The library's schema of a database, for other copies of the same database. */
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
 * Copies keep their transaction numbers, and each catalog change adds a new number or removes a row. Two
 * copies of an embedded database can give different changes the same number, so names are compared too.
 */
const VERSION = `select concat_ws(' ', ${Object.entries(CATALOGS)
  .map(
    ([catalog, column]) => `(
      select concat(count(*), ':', max(xmin::text::bigint), ':', md5(string_agg(${column}::text, ' ')))
      from pg_catalog.${catalog}
    )`,
  )
  .join(', ')}) as version`;

/** The indexes that belong to a primary key or a unique constraint. */
const CONSTRAINTS = `
  select concat(space.nspname, '.', index.relname) as name
  from pg_catalog.pg_constraint as con
  join pg_catalog.pg_class as index on index.oid = con.conindid
  join pg_catalog.pg_namespace as space on space.oid = index.relnamespace
  where con.contype in ('p', 'u')`;

/** Whose session reads the schema: Auth's role sees fewer tables than the API's. */
type Reader = 'api' | 'auth';

/** Tables, columns and functions, which the library reads before the first request of a connection. */
export class ApiSchema {
  readonly #database: Database;
  readonly #cache: SchemaCache | undefined;
  readonly #ready = new WeakSet<Schema>();
  #constraints: ReadonlySet<string> = new Set();
  #version: string | undefined;
  #loading: Promise<void> | undefined;

  constructor(database: Database, cache: SchemaCache | undefined) {
    this.#database = database;
    this.#cache = cache;
  }

  /** Reads once what the library doesn't. */
  load(): Promise<void> {
    this.#loading ??= this.#read().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #read(): Promise<void> {
    const rows = await this.#database.query<{ name: string }>(CONSTRAINTS);
    this.#constraints = new Set(rows.map(({ name }) => name));
    // Only a cache needs to know which database this is.
    if (this.#cache === undefined) return;
    const [row] = await this.#database.query<{ version: string }>(VERSION);
    this.#version = row?.version;
  }

  patch(connection: Connection, reader: Reader): void {
    const key = this.#version === undefined ? undefined : `${reader} ${this.#version}`;
    const known = key === undefined ? undefined : this.#cache?.get(key);
    if (known !== undefined) this.#keep(connection, known);
    const introspect = connection.introspect.bind(connection);
    connection.introspect = async (options) => {
      const found = await introspect(options);
      if (options?.useCache !== true || this.#ready.has(found)) return found;
      const schema = withoutSelectLists(this.#withoutUniqueIndexes(found));
      this.#keep(connection, schema);
      if (key !== undefined) this.#cache?.set(key, schema);
      return schema;
    };
  }

  /**
   * PostgREST embeds one row instead of a list if a constraint makes a foreign key unique. The library does so
   * for unique indexes, too, although a partial index is unique only among some rows.
   */
  #withoutUniqueIndexes(schema: Schema): Schema {
    const indexes = schema.indexes.filter(({ schema: space, name }) =>
      this.#constraints.has(`${space}.${name}`),
    );
    return { ...schema, indexes };
  }

  /** Puts the schema into the private field where the library keeps it. */
  #keep(connection: Connection, schema: Schema): void {
    this.#ready.add(schema);
    Object.assign(connection, { introspection: schema });
  }
}

/**
 * For each request the library searches every view's SQL for each of its columns, to find types that Postgres
 * doesn't have. It only needs the tables from that SQL.
 */
function withoutSelectLists(schema: Schema): Schema {
  const views = schema.views.map((view) => ({
    ...view,
    sql: view.sql.slice(Math.max(0, view.sql.search(/\bfrom\b/i))),
  }));
  return { ...schema, views };
}
