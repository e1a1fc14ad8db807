import { createClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import type { Database } from '../../src/platform/supabase/database.types.ts';
import { PUBLISHABLE_KEY } from '../../supabase/local/auth/keys.ts';
import { E2E_ORIGIN } from './origin.ts';
import { DEMO_PASSWORD, demoEmail } from './accounts.ts';

// Node 20 has none of its own and supabase-js does not start without it.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

/**
 * The database as the demo admin sees it: for asking what was stored, not for arranging it.
 *
 * @throws Error when the demo admin cannot sign in.
 */
export async function adminDatabase() {
  const client = createClient<Database>(E2E_ORIGIN, PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({
    email: demoEmail('admin'),
    password: DEMO_PASSWORD,
  });
  if (error) throw error;
  return client;
}

/** How many quotes carry this mail address. */
export async function countQuotes(email: string): Promise<number> {
  const client = await adminDatabase();
  const { count, error } = await client
    .from('quotes')
    .select('id', { count: 'exact', head: true })
    .eq('email', email);
  if (error) throw error;
  return count ?? 0;
}
