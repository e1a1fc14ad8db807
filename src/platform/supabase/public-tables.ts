import { PostgrestClient } from '@supabase/postgrest-js';
import { readPublicEnv } from '@/shared/lib/env';
import type { Database } from '@database';

let tables: PostgrestClient<Database> | undefined;

/**
 * The tables as anybody may read them: with the public key and no session. The part of supabase-js
 * that asks, without the four fifths of it a page that only reads does not need.
 */
export function publicTables(): PostgrestClient<Database> {
  if (tables === undefined) {
    const { supabaseUrl, supabaseKey } = readPublicEnv();
    tables = new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
      headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
      // Looked up at each call, as the whole client does it: what watches `fetch` sees these, too.
      fetch: (input, init) => fetch(input, init),
      // Reads are tried again by react-query alone, as with the whole client.
      retry: false,
    });
  }
  return tables;
}
