import { PostgrestClient } from '@supabase/postgrest-js';
import { readPublicEnv } from '@/shared/lib/env';
import type { Database } from '@database';
import { fetchInTime } from './fetch-in-time';

let tables: PostgrestClient<Database> | undefined;

/**
 * Queries tables with the public key and no session. Contains only the query part of supabase-js, a
 * fifth of its size, for pages that only read.
 */
export function publicTables(): PostgrestClient<Database> {
  if (tables === undefined) {
    const { supabaseUrl, supabaseKey } = readPublicEnv();
    tables = new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
      headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
      fetch: fetchInTime,
      // Only react-query retries reads, as with the full client.
      retry: false,
    });
  }
  return tables;
}
