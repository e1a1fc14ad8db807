import { DEMO_PASSWORD, demoEmail } from './accounts.ts';
import { connect } from './supabase.ts';

let connecting: ReturnType<typeof connectAsAdmin> | undefined;

/**
 * The database as the demo admin sees it, to check what was stored.
 *
 * @throws Error when the demo admin cannot sign in.
 */
export function adminDatabase() {
  connecting ??= connectAsAdmin();
  return connecting;
}

async function connectAsAdmin() {
  const client = connect();
  const { error } = await client.auth.signInWithPassword({
    email: demoEmail('admin'),
    password: DEMO_PASSWORD,
  });
  if (error) throw error;
  return client;
}

/** The number of quotes with this email address. */
export async function countQuotes(email: string): Promise<number> {
  const client = await adminDatabase();
  const { count, error } = await client
    .from('quotes')
    .select('id', { count: 'exact', head: true })
    .eq('email', email);
  if (error) throw error;
  return count ?? 0;
}
