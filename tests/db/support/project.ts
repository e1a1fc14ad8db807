import type { SupabaseClient } from '@supabase/supabase-js';
import { type TestSupabase, useLocalSupabase } from '@tests/local-supabase.ts';

/** The demo accounts of seed.sql. */
export const PEOPLE = {
  admin: 'a1000000-0000-4000-8000-000000000001',
  broker: 'a1000000-0000-4000-8000-000000000002',
  carrier: 'a1000000-0000-4000-8000-000000000003',
  pilot: 'a1000000-0000-4000-8000-000000000004',
  driver: 'a1000000-0000-4000-8000-000000000005',
  customer: 'a1000000-0000-4000-8000-000000000006',
  moderator: 'a1000000-0000-4000-8000-000000000007',
} as const;

export type Person = keyof typeof PEOPLE;
export type Caller = Person | 'visitor' | 'service';

/** The rights that older and newer hosted projects grant the API roles on every new object. */
export const DEFAULT_PRIVILEGES = ['granted', 'none'] as const;

/** Error code for what a grant or a policy forbids. */
export const FORBIDDEN = '42501';
/** Error code of a write over a version that is no longer the newest. */
export const STALE = 'PT412';
/** Error code of a CHECK or of a trigger's rule. */
export const REFUSED = '23514';

/** A project with the demo data and a client for each kind of caller. */
export interface Project {
  /**
   * A caller's client: signed in on its first request, or with only the publishable or secret key.
   * Untyped, because the tests also send what the types forbid, as an attacker would.
   */
  as(caller: Caller): SupabaseClient;
  /** The same, already signed in, because a private channel checks the token it's joined with. */
  listeningAs(caller: Caller): Promise<SupabaseClient>;
  /** The stand-in underneath, for new accounts and for SQL as the owner of the database. */
  supabase: TestSupabase;
  /** Runs SQL as the owner of the database. */
  sql: TestSupabase['sql'];
}

/** Starts a project before the tests of the file or block, and stops it after them. */
export function useProject(options: { defaultPrivileges?: 'granted' | 'none' } = {}): Project {
  const supabase = useLocalSupabase({ ...options, seed: true });
  const clients = new Map<Caller, SupabaseClient>();

  const createClientOf = (caller: Caller) => {
    if (caller === 'visitor') return supabase.anon();
    if (caller === 'service') return supabase.service();
    return supabase.signedInOnUse(`${caller}@example.com`);
  };
  // On first use, because a client of supabase-js signs in as soon as it exists.
  const as = (caller: Caller) => {
    const client = clients.get(caller) ?? createClientOf(caller);
    clients.set(caller, client);
    return client;
  };
  return {
    as,
    async listeningAs(caller) {
      const client = as(caller);
      await client.realtime.setAuth();
      return client;
    },
    supabase,
    sql: (text, params) => supabase.sql(text, params),
  };
}
