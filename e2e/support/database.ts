import { DEMO_PASSWORD, demoEmail } from './accounts.ts';
import { connect } from './supabase.ts';

/**
 * The database as the demo admin sees it: for asking what was stored, not for arranging it.
 *
 * @throws Error when the demo admin cannot sign in.
 */
export async function adminDatabase() {
  const client = connect();
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
