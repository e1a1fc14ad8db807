import postgres from 'postgres';
import { afterAll } from 'vitest';
import { type Project, useProject } from './project.ts';

const givenUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** True if TEST_DATABASE_URL names the database to test: one with our migrations, to be thrown away. */
export const isGivenDatabase = givenUrl !== '';

/** A project for tests that read the catalog. On the given database, only its `sql` works. */
export function useCatalog(options?: Parameters<typeof useProject>[0]): Project {
  if (!isGivenDatabase) return useProject(options);
  const database = postgres(givenUrl, { max: 1 });
  afterAll(() => database.end());
  const refuse = (): never => {
    throw new Error('Only SQL runs on the database in TEST_DATABASE_URL.');
  };
  return {
    as: refuse,
    listeningAs: refuse,
    get supabase() {
      return refuse();
    },
    sql: async (text) => database.unsafe(text),
  };
}
