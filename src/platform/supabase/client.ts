import { SupabaseClient } from '@supabase/supabase-js';
import { readPublicEnv } from '@/shared/lib/env';
import type { Database } from '@database';
import { fetchInTime } from './fetch-in-time';
import { sessionFetch } from './session-fetch';

/** The site's typed Supabase client. */
export type Supabase = SupabaseClient<Database>;

class SiteClient extends SupabaseClient<Database> {
  /**
   * Disables supabase-js's retries: react-query retries reads, and two layers would delay an error
   * by half a minute.
   */
  disableRetries(): this {
    this.rest.retry = false;
    return this;
  }
}

let client: Supabase | undefined;

/** A client that shares nothing with the tab's session, to check a password without replacing it. */
export function createSeparateClient(): Supabase {
  const { supabaseUrl, supabaseKey } = readPublicEnv();
  return new SiteClient(supabaseUrl, supabaseKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchInTime },
  });
}

/**
 * The tab's only client, created on first use. Public pages import this module lazily (`await
 * import('@/platform/supabase/client')`), because it includes supabase-js.
 *
 * Uses the implicit flow deliberately: people often open a confirmation link on a different device
 * than the one that requested it, where PKCE's verifier would be missing. The session code
 * (openSessionLink) reads the link's tokens and removes them from the browser history.
 */
export function getSupabase(): Supabase {
  if (client === undefined) {
    const { supabaseUrl, supabaseKey } = readPublicEnv();
    const created: Supabase = new SiteClient(supabaseUrl, supabaseKey, {
      auth: {
        flowType: 'implicit',
        detectSessionInUrl: false,
        persistSession: true,
        autoRefreshToken: true,
      },
      global: { fetch: sessionFetch(() => created.auth) },
    }).disableRetries();
    client = created;
  }
  return client;
}
