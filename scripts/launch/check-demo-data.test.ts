import { describe, expect, it } from 'vitest';
import { checkDemoData, readDeploying, readMigrations } from './check-demo-data.ts';

describe('demo data', () => {
  it('our migrations have no demo data, and our deployments load none', () => {
    expect(readMigrations().length).toBeGreaterThan(10);
    expect(checkDemoData(readMigrations(), readDeploying())).toEqual([]);
  });

  it.each([
    `insert into auth.users (email) values ('admin@example.com')`,
    `update public.profiles set phone = '937-555-0161'`,
    `select extensions.crypt('demo-Haul-2026', 'salt')`,
  ])('demo data is found in a migration: %s', (text) => {
    expect(checkDemoData([{ file: 'later.sql', text }], [])).toHaveLength(1);
  });

  it('demo data is found in a deployment that loads the seed', () => {
    const push = (text: string) => checkDemoData([], [{ file: 'ci.yml', text }]);

    expect(push('run: npx supabase db push --include-seed')).toHaveLength(1);
    expect(push('run: npx supabase db push')).toEqual([]);
  });
});
