import { pathToFileURL } from 'node:url';
import type { Query } from '../../supabase/local/database/database.ts';
import { toolModule } from '../tools.ts';

/** The part of `@supabase/postgrest-typegen` that is used: the engine of `supabase gen types`. */
interface TypeGenerator {
  introspect(
    database: { query(sql: string): Promise<{ rows: unknown[] }> },
    options: { includedSchemas: string[] },
  ): Promise<object>;
  sortGeneratorMetadata(metadata: object): object;
  generateTypescript(
    metadata: object,
    options: { postgrestVersion: string; detectOneToOneRelationships: boolean },
  ): Promise<string>;
}

/** The version that supabase-js should assume; hosted projects run it. */
const POSTGREST_VERSION = '14';

/** The TypeScript types of the schema `public`, as `supabase gen types` writes them. */
export async function generateTypes(query: Query): Promise<string> {
  const module = pathToFileURL(toolModule('@supabase/postgrest-typegen/dist/index.js')).href;
  const generator = (await import(module)) as TypeGenerator;
  const database = { query: async (sql: string) => ({ rows: await query(sql) }) };
  const metadata = await generator.introspect(database, { includedSchemas: ['public'] });
  const types = await generator.generateTypescript(generator.sortGeneratorMetadata(metadata), {
    postgrestVersion: POSTGREST_VERSION,
    detectOneToOneRelationships: true,
  });
  return types;
}
