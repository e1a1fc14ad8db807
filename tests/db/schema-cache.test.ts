import { expect, it } from 'vitest';
import { useLocalSupabase } from '@tests/local-supabase.ts';

const original = useLocalSupabase();
const one = useLocalSupabase();
const other = useLocalSupabase();

it('reads the schema again for each copy of a database that has changed', async () => {
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
