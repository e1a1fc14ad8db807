import { expect, it } from 'vitest';
import { useLocalSupabase } from '@tests/local-supabase.ts';

const original = useLocalSupabase();
const copy = useLocalSupabase();

it('is not used for a database that has changed', async () => {
  expect((await original.service().from('quotes').select('id').limit(1)).error).toBeNull();
  await copy.sql('create table public.weigh_stations (id integer)');
  await copy.sql('grant select on public.weigh_stations to service_role');

  const { error } = await copy
    .service()
    // Not in the types of the product's tables.
    .from('weigh_stations' as 'quotes')
    .select('id');

  expect(error).toBeNull();
});
