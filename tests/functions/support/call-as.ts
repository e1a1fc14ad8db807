import type { Client, TestSupabase } from '@tests/local-supabase.ts';

/** Has a function bundled or its Deno started, which the first call would wait for. */
export async function startFunction(supabase: TestSupabase, name: string): Promise<void> {
  await fetch(`${supabase.local.url}/functions/v1/${name}`, { method: 'OPTIONS' });
}

/** Calls a function as whoever a client is signed in as; a visitor has the bare key. */
export async function callAs(
  supabase: TestSupabase,
  name: string,
  body: unknown,
  client?: Pick<Client, 'auth'>,
) {
  const { data } = (await client?.auth.getSession()) ?? { data: { session: null } };
  const token = data.session?.access_token ?? supabase.local.publishableKey;
  const response = await fetch(`${supabase.local.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: supabase.local.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}
