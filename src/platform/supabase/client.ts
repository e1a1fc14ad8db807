import { SupabaseClient } from '@supabase/supabase-js';
import { readPublicEnv } from '@/shared/lib/env';
import type { Database } from '@database';
import { sessionFetch } from './session-fetch';

/** The site's typed Supabase client. */
export type Supabase = SupabaseClient<Database>;

class SiteClient extends SupabaseClient<Database> {
  /** Only react-query retries reads: two layers of retries would hide a failure for half a minute. */
  disableRetries(): this {
    this.rest.retry = false;
    return this;
  }
}

let client: Supabase | undefined;

/**
 * The one client of this tab, made on first use. Import this module lazily from public pages
 * (`await import('@/platform/supabase/client')`): it brings supabase-js with it.
 *
 * The implicit flow is deliberate: confirmation links are often opened on another device than the
 * one that asked for them, where a PKCE verifier would be missing. What such a link brings along is
 * read by the session room (openSessionLink), which leaves no tokens in the browser's history.
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
