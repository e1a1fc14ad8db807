import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PEOPLE, type Person, useProject } from './support/project.ts';

const project = useProject();

describe('the demo data', () => {
  it.each([
    ['admin', 'admin'],
    ['broker', 'freight_broker'],
    ['carrier', 'carrier'],
    ['pilot', 'pilot_car'],
    ['driver', 'driver'],
    ['customer', 'customer'],
  ] as [Person, string][])('has %s, who is %s', async (person, role) => {
    const answer = await project.as(person).rpc('get_user_roles', { _user_id: PEOPLE[person] });

    expect(answer.data).toEqual([role]);
  });

  it('shows eight configurations, from 5 to 19 axles', async () => {
    const { data } = await project
      .as('visitor')
      .from('fleet')
      .select('axle_count')
      .order('axle_count');

    expect(data?.map(({ axle_count }) => axle_count as number)).toEqual([
      5, 6, 7, 9, 11, 13, 16, 19,
    ]);
  });

  it('changes nothing when it runs again', async () => {
    const tables = await project.sql<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const counts = () =>
      Promise.all(
        tables.map(async ({ name }) => [
          name,
          (await project.sql(`select from public.${name}`)).length,
        ]),
      );
    const before = await counts();

    await project.supabase.local.exec(readFileSync('supabase/seed.sql', 'utf8'));

    expect(await counts()).toEqual(before);
  });

  it('invents every address and number', () => {
    const seed = readFileSync('supabase/seed.sql', 'utf8');

    expect(seed.match(/@(?!example\.com)[\w.-]+/g) ?? []).toEqual([]);
    expect(seed.match(/\d{3}-(?!555-01)\d{3}-\d{4}/g) ?? []).toEqual([]);
  });
});
