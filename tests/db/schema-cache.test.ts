import { expect, it } from 'vitest';
import { useLocalSupabase } from '@tests/local-supabase.ts';

const original = useLocalSupabase();
const one = useLocalSupabase();
const other = useLocalSupabase();

it('the cache reads the schema again for each copy of a database that has changed', async () => {
  expect((await original.service().from('quotes').select('id').limit(1)).error).toBeNull();
  for (const [copy, table] of [
    [one, 'weigh_stations'],
    [other, 'truck_stops'],
  ] as const) {
    await copy.sql(`create table public.${table} (id integer)`);
    await copy.sql(`grant select on public.${table} to service_role`);
    // Not in the types of the product's tables.
    const { error } = await copy
      .service()
      .from(table as 'quotes')
      .select('id');
    expect(error).toBeNull();
  }
});

it('the cache stays valid after a start, which changes no trigger unless the publication changed', async () => {
  const triggers = () =>
    original.sql<{ table: string; version: string; type: number }>(
      `select tgrelid::regclass::text as table, xmin::text as version, tgtype::integer as type
       from pg_trigger where tgname = 'zz_embedded_capture' order by 1`,
    );
  const before = await triggers();
  expect(before.length).toBeGreaterThan(5);
  await original.local.migrate();
  expect(await triggers()).toEqual(before);

  await original.sql(`alter publication supabase_realtime set (publish = 'insert')`);
  await original.local.migrate();
  expect(new Set((await triggers()).map(({ type }) => type))).toEqual(new Set([1 + 4]));
});
