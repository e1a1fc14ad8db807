import { createClient, type SupportedStorage } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import type { Database } from '@database';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../../supabase/local/config/keys.ts';
import { E2E_ORIGIN } from './origin.ts';

// Node 20 has none of its own and supabase-js does not start without it.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

/** A client outside any browser; it keeps its session in `storage`, or only for itself. */
export function connect(storage?: SupportedStorage) {
  return createClient<Database>(E2E_ORIGIN, PUBLISHABLE_KEY, {
    auth: {
      autoRefreshToken: false,
      persistSession: storage !== undefined,
      ...(storage !== undefined && { storage }),
    },
  });
}

/** A client that may do everything, as the functions may. */
export function connectAsService(origin = E2E_ORIGIN) {
  return createClient<Database>(origin, SECRET_KEY, {
    auth: { autoRefreshToken: false, persistSession: false },
  });
}
