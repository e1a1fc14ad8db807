import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFirstRules } from './load-rules.ts';
import { openPglite, type PgliteDatabase } from './pglite.ts';

let database: PgliteDatabase;
beforeAll(async () => {
  database = await openPglite({ log: console.error });
});
afterAll(() => database.close());

it('loads nothing into a database without tables for rules, or with rules', async () => {
  expect(await loadFirstRules(database)).toBe(false);

  await database.exec(
    'create table public.rule_changes (id bigint); insert into public.rule_changes values (1)',
  );
  expect(await loadFirstRules(database)).toBe(false);
});
