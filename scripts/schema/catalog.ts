import { readFileSync } from 'node:fs';

const CATALOG = readFileSync(new URL('catalog.sql', import.meta.url), 'utf8');

/**
 * Everything that migrations can create in a database, one fact per line, sorted.
 *
 * @param query runs SQL as role postgres.
 */
export async function readCatalog(
  query: (sql: string) => Promise<readonly Record<string, unknown>[]>,
): Promise<string[]> {
  return (await query(CATALOG)).map(({ fact }) => String(fact));
}

/** The facts that only one of two catalogs has: `- ` before what is missing, `+ ` before what is extra. */
export function compareCatalogs(actual: readonly string[], expected: readonly string[]): string[] {
  const [found, wanted] = [new Set(actual), new Set(expected)];
  return [
    ...expected.filter((fact) => !found.has(fact)).map((fact) => `- ${fact}`),
    ...actual.filter((fact) => !wanted.has(fact)).map((fact) => `+ ${fact}`),
  ];
}
