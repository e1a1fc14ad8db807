import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { readPublicEnv } from '@/shared/lib/env';
import { getSupabase, readToken } from './client';
import { sessionFetch } from './session-fetch';

/** Storage and Realtime of the project. */
export type Services = Pick<SupabaseClient, 'storage' | 'realtime' | 'channel' | 'removeChannel'>;

let services: Services | undefined;

/**
 * supabase-js with the session of `getSupabase()`, created on first use. Import it through
 * `loadServices()`: lists show their rows before it loads.
 */
export function getServices(): Services {
  services ??= createServices();
  return services;
}

function createServices(): Services {
  const { supabaseUrl, supabaseKey } = readPublicEnv();
  const { auth } = getSupabase();
  const created = createClient(supabaseUrl, supabaseKey, {
    accessToken: () => readToken(auth),
    global: { fetch: sessionFetch(() => auth) },
  });
  // With `accessToken`, supabase-js doesn't follow the session: open channels need the new token.
  auth.onAuthStateChange(() => {
    // Not awaited: Auth waits for its listeners, and this waits for Auth.
    void created.realtime.setAuth();
  });
  return created;
}
