import { beforeAll } from 'vitest';
import { CRON_SECRET } from '@root/supabase/local/config/keys.ts';
import { type Client, type TestSupabase, useLocalSupabase } from '@tests/local-supabase.ts';

/** Responses of the functions that send email: sent now, or nothing (left) to send. */
export const SENT = { status: 200, body: { sent: true } };
export const NOT_SENT = { status: 200, body: { sent: false } };

/** Responses of the functions that email a form: the confirmation went out now, or nothing did. */
export const CONFIRMED = { status: 200, body: { sent: true, confirmed: true } };
export const NOT_CONFIRMED = { status: 200, body: { sent: false, confirmed: false } };

/** Where dispatch's emails go in tests. */
export const DISPATCH = 'dispatch@example.com';

export const functionUrl = (supabase: TestSupabase, name: string) =>
  `${supabase.local.url}/functions/v1/${name}`;

/** Bundles the function or starts its Deno, so the first test doesn't have to wait for it. */
async function startFunction(supabase: TestSupabase, name: string): Promise<void> {
  await fetch(functionUrl(supabase, name), { method: 'OPTIONS' });
}

/** A stand-in for the tests of one function, with that function running. */
export function useFunction(
  name: string,
  options?: Parameters<typeof useLocalSupabase>[0],
): TestSupabase {
  const supabase = useLocalSupabase(options);
  beforeAll(async () => {
    // A test file makes more calls than a visitor would.
    await supabase.sql('update private.settings set rate_limit_calls_per_sender = 100000');
    await startFunction(supabase, name);
  });
  return supabase;
}

/** Calls a function as the client's user, or as a visitor with the publishable key. */
export async function callFunction(
  supabase: TestSupabase,
  name: string,
  body: unknown,
  client?: Pick<Client, 'auth'>,
) {
  const { data } = (await client?.auth.getSession()) ?? { data: { session: null } };
  const token = data.session?.access_token ?? supabase.local.publishableKey;
  const response = await fetch(functionUrl(supabase, name), {
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

/** Calls a function with the scheduler's secret, or another one, or none. */
export async function callAsScheduler(
  supabase: TestSupabase,
  name: string,
  secret: string | null = CRON_SECRET,
) {
  const response = await fetch(functionUrl(supabase, name), {
    method: 'POST',
    headers: secret === null ? {} : { 'x-cron-secret': secret },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** The number of these calls that sent an email. */
export const countSent = (answers: readonly { body: unknown }[]) =>
  answers.filter(({ body }) => (body as { sent: boolean }).sent).length;
