import { pathToFileURL } from 'node:url';
import type { Query } from '../../supabase/local/database/database.ts';
import { toolModule } from '../tools.ts';

/** The part of the generator's metadata that lookup tables change. */
interface Metadata {
  columns: { id: string; format: string; type_schema: string }[];
  types: { schema: string; name: string; enums: string[] }[];
}

/** The part of `@supabase/postgrest-typegen` that is used: the engine of `supabase gen types`. */
interface TypeGenerator {
  introspect(
    database: { query(sql: string): Promise<{ rows: unknown[] }> },
    options: { includedSchemas: string[] },
  ): Promise<Metadata>;
  sortGeneratorMetadata(metadata: Metadata): Metadata;
  generateTypescript(
    metadata: Metadata,
    options: { postgrestVersion: string; detectOneToOneRelationships: boolean },
  ): Promise<string>;
}

/** The version that supabase-js should assume; hosted projects run it. */
const POSTGREST_VERSION = '14';

/** The domains that are the type of a lookup table's primary key (docs/decisions/0055). */
const LOOKUPS = `
  select typname as name, attrelid::regclass::text as table, attname as key
  from pg_type as t
  join pg_attribute as a on a.atttypid = t.oid
  join pg_constraint on conrelid = attrelid and contype = 'p' and conkey = array[attnum]
  where typtype = 'd' and typnamespace = 'public'::regnamespace`;

/** The columns of tables and views with one of these domains, with the ids the generator gives them. */
const COLUMNS = `
  select attrelid || '.' || attnum as id, lookups.name
  from (${LOOKUPS}) as lookups
  join pg_attribute on atttypid = ('public.' || lookups.name)::regtype`;

/** Has the generator write these domains like enums, with the rows as values. */
async function withLookups(query: Query, metadata: Metadata): Promise<Metadata> {
  const values = new Map<string, string[]>();
  const lookups = await query<{ name: string; table: string; key: string }>(LOOKUPS);
  for (const { name, table, key } of lookups) {
    const rows = await query<{ value: string }>(
      `select ${key}::text as value from ${table} order by ${key} collate "C"`,
    );
    values.set(
      name,
      rows.map(({ value }) => value),
    );
  }
  const columns = await query<{ id: string; name: string }>(COLUMNS);
  const lookupOf = new Map(columns.map(({ id, name }) => [id, name]));
  return {
    ...metadata,
    columns: metadata.columns.map((column) => {
      const lookup = lookupOf.get(column.id);
      return lookup === undefined ? column : { ...column, format: lookup, type_schema: 'public' };
    }),
    types: metadata.types.map((type) => ({
      ...type,
      enums: (type.schema === 'public' ? values.get(type.name) : undefined) ?? type.enums,
    })),
  };
}

/** The TypeScript types of the schema `public`, as `supabase gen types` writes them, and lookup tables as unions. */
export async function generateTypes(query: Query): Promise<string> {
  const module = pathToFileURL(toolModule('@supabase/postgrest-typegen/dist/index.js')).href;
  const generator = (await import(module)) as TypeGenerator;
  const database = { query: async (sql: string) => ({ rows: await query(sql) }) };
  const metadata = await withLookups(
    query,
    await generator.introspect(database, { includedSchemas: ['public'] }),
  );
  const types = await generator.generateTypescript(generator.sortGeneratorMetadata(metadata), {
    postgrestVersion: POSTGREST_VERSION,
    detectOneToOneRelationships: true,
  });
  return types;
}
