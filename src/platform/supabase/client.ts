import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { readPublicEnv } from '@/shared/lib/env';
import type { Database } from '@database';
import { fetchInTime } from './fetch-in-time';
import { sessionFetch } from './session-fetch';

/** The site's typed client. */
export type Supabase = SupabaseClient<Database>;

let client: Supabase | undefined;

/**
 * The tab's only client, created on first use. Public pages import this module lazily (`await
 * import('@/platform/supabase/client')`), because of its size.
 */
export function getSupabase(): Supabase {
  client ??= createSiteClient();
  return client;
}

function createSiteClient(): Supabase {
  const { supabaseUrl, supabaseKey } = readPublicEnv();
  const created: Supabase = createClient<Database>(supabaseUrl, supabaseKey, {
    auth: {
      // Deliberately not PKCE: people often open a confirmation link on a different device than the one
      // that requested it, where the verifier would be missing.
      flowType: 'implicit',
      // The page with the button reads email links (`session/email-link.ts`).
      detectSessionInUrl: false,
      persistSession: true,
      autoRefreshToken: true,
    },
    global: { fetch: sessionFetch(() => created.auth) },
  });
  // react-query retries reads, and two layers would delay an error by half a minute. `createClient` has no
  // option for it.
  created['rest'].retry = false;
  return created;
}

/** Auth that shares nothing with the tab's session, to check a password without replacing it. */
export function createSeparateAuth(): Supabase['auth'] {
  const { supabaseUrl, supabaseKey } = readPublicEnv();
  const { auth } = createClient<Database>(supabaseUrl, supabaseKey, {
    auth: {
      storageKey: 'separate-session',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: fetchInTime },
  });
  return auth;
}
