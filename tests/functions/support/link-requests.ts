import type { TestSupabase } from '@tests/local-supabase.ts';
import { callFunction } from './call-function.ts';
import { storeQuote } from './quotes.ts';

export const SEND_QUOTE_LINK = 'send-quote-link';

/** Stores a quote; returns its id, reference and email address. */
export async function storeQuoteWithReference(supabase: TestSupabase) {
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

/** Requests a quote's link like the form does, and passes the request to the function. */
export async function requestLink(supabase: TestSupabase, reference: string, email: string) {
  const { data, error } = await supabase
    .anon()
    .rpc('request_quote_link', { _reference: reference, _email: email });
  if (error) throw error;
  const answer = await callFunction(supabase, SEND_QUOTE_LINK, { request: { id: data } });
  return { request: data, answer };
}
