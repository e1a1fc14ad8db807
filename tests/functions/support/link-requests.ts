import type { TestSupabase } from '@tests/local-supabase.ts';
import { storeQuote } from './quotes.ts';

const FUNCTION_PATH = '/functions/v1/send-quote-link';

/** Has the function bundled or its Deno started, which the first call would wait for. */
export async function startLinkFunction(supabase: TestSupabase): Promise<void> {
  await fetch(`${supabase.local.url}${FUNCTION_PATH}`, { method: 'OPTIONS' });
}

/** Calls the function with any body. */
export async function callLinkFunction(supabase: TestSupabase, body: unknown) {
  const response = await fetch(`${supabase.local.url}${FUNCTION_PATH}`, {
    method: 'POST',
    headers: { apikey: supabase.local.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** A stored quote's reference and address. */
export async function storeFollowedQuote(supabase: TestSupabase) {
  const { id, email } = await storeQuote(supabase);
  const { data, error } = await supabase
    .service()
    .from('quotes')
    .select('reference')
    .eq('id', id)
    .single();
  if (error) throw error;
  return { id, email, reference: data.reference };
}

/** Asks for a quote's link as the form does, and hands the request to the function. */
export async function askForLink(supabase: TestSupabase, reference: string, email: string) {
  const { data, error } = await supabase
    .anon()
    .rpc('request_quote_link', { _reference: reference, _email: email });
  if (error) throw error;
  return { request: data, answer: await callLinkFunction(supabase, { request: { id: data } }) };
}
