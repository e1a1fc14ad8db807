import { expect, it } from 'vitest';
import { loadFirstRules } from './load-rules.ts';
import { openPglite } from './pglite.ts';

it('a database without tables for rules, or with rules, gets no rules', async () => {
  const database = await openPglite({ log: console.error });
  try {
    expect(await loadFirstRules(database)).toBe(false);

    await database.exec(
      'create table public.rule_changes (id bigint); insert into public.rule_changes values (1)',
    );
    expect(await loadFirstRules(database)).toBe(false);
  } finally {
    await database.close();
  }
});
