import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { loadFirstRules } from './load-rules.ts';

/** A database that answers whether it has the table of changes, and with its rows. */
const databaseWith = (exists: boolean, rows: Record<string, unknown>[]) => {
  const query = (sql: string) => Promise.resolve(sql.includes('to_regclass') ? [{ exists }] : rows);
  const refuse = () => Promise.reject(new Error('Rules are being loaded.'));
  return { query, exec: refuse, transaction: refuse } as unknown as Database;
};

it.each([
  ['without tables for rules', databaseWith(false, [])],
  ['with rules', databaseWith(true, [{}])],
])('a database %s gets no rules', async (_, database) => {
  expect(await loadFirstRules(database)).toBe(false);
});

it('a new database gets rules', async () => {
  await expect(loadFirstRules(databaseWith(true, []))).rejects.toThrow('Rules are being loaded.');
});
