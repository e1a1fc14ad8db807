import { randomUUID } from 'node:crypto';
import type { Database } from '@database';
import type { TestSupabase } from '@tests/local-supabase.ts';
import { callFunction } from './call-function.ts';

type NewQuote = Database['public']['Tables']['quotes']['Insert'];

export const SEND_QUOTE_EMAILS = 'send-quote-emails';

/** A quote request like the form sends it, with its own id and email address. */
export function newQuote(changes: Partial<NewQuote> = {}) {
  const id = randomUUID();
  return {
    id,
    customer_name: 'Dana Whitfield',
    email: `${id}@example.com`,
    phone: '937-555-0123',
    origin: 'Dayton, OH',
    destination: 'Reno, NV',
    equipment: 'RGN, 9 axle',
    length: 34,
    width: 12,
    height: 12.5,
    notes: 'Weight 92,000 lb.\nLoading dock on the north side.',
    ...changes,
  } satisfies NewQuote;
}

/** Stores a quote with the service key, which has no rate limit. */
export async function storeQuote(supabase: TestSupabase, changes: Partial<NewQuote> = {}) {
  const quote = newQuote(changes);
  const { error } = await supabase.service().from('quotes').insert(quote);
  if (error) throw error;
  return quote;
}

/** Has the emails about a quote sent. */
export const sendQuoteEmails = (supabase: TestSupabase, id: string) =>
  callFunction(supabase, SEND_QUOTE_EMAILS, { quote: { id }, type: 'new_quote' });
