import { randomUUID } from 'node:crypto';
import type { Database } from '@database';
import type { TestSupabase } from '@tests/local-supabase.ts';

type NewQuote = Database['public']['Tables']['quotes']['Insert'];

/** A quote request as the form sends it; every one has an address and an id of its own. */
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

/** Stores a quote, past the brakes visitors have. */
export async function storeQuote(supabase: TestSupabase, changes: Partial<NewQuote> = {}) {
  const quote = newQuote(changes);
  const { error } = await supabase.service().from('quotes').insert(quote);
  if (error) throw error;
  return quote;
}

export const FUNCTION_PATH = '/functions/v1/send-quote-emails';

/** Calls the function as a page of another origin does. */
export function post(supabase: TestSupabase, body: BodyInit, headers?: Record<string, string>) {
  return fetch(`${supabase.local.url}${FUNCTION_PATH}`, {
    method: 'POST',
    headers: {
      apikey: supabase.local.publishableKey,
      'content-type': 'application/json',
      ...headers,
    },
    body,
  });
}

/** Has the function bundled or its Deno started, which the first call would wait for. */
export async function startFunction(supabase: TestSupabase): Promise<void> {
  await fetch(`${supabase.local.url}${FUNCTION_PATH}`, { method: 'OPTIONS' });
}

/** Asks for the mails about a quote. */
export async function sendMails(supabase: TestSupabase, id: string) {
  const response = await post(supabase, JSON.stringify({ quote: { id }, type: 'new_quote' }));
  return { status: response.status, body: (await response.json()) as unknown };
}
