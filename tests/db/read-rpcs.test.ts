import { expect, it } from 'vitest';
import { READ_RPCS } from '../../src/platform/supabase/read-rpcs.ts';
import { useLocalSupabase } from '@tests/local-supabase.ts';

const supabase = useLocalSupabase();

it('the list has only functions that can’t write', async () => {
  const rows = await supabase.sql<{ name: string }>(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and provolatile <> 'v'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...READ_RPCS]));
});
