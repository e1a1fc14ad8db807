import { randomUUID } from 'node:crypto';
import type { Database } from '@database';
import type { TestSupabase } from '@tests/local-supabase.ts';

type NewMessage = Database['public']['Tables']['contact_messages']['Insert'];

/** A message as the contact form sends it; every one has an address and an id of its own. */
export function newMessage(changes: Partial<NewMessage> = {}) {
  const id = randomUUID();
  return {
    id,
    name: 'Dana Whitfield',
    email: `${id}@example.com`,
    phone: '937-555-0123',
    subject: 'Port pickup',
    message: 'Do you collect at Baltimore?\nWe have two crates.',
    ...changes,
  } satisfies NewMessage;
}

/** Stores a message as a visitor does, who may not read it back. */
export async function storeMessage(supabase: TestSupabase, changes: Partial<NewMessage> = {}) {
  const message = newMessage(changes);
  const { error } = await supabase.anon().from('contact_messages').insert(message);
  if (error) throw error;
  return message;
}

const FUNCTION_PATH = '/functions/v1/send-contact-email';

/** Has the function bundled or its Deno started, which the first call would wait for. */
export async function startContactFunction(supabase: TestSupabase): Promise<void> {
  await fetch(`${supabase.local.url}${FUNCTION_PATH}`, { method: 'OPTIONS' });
}

/** Calls the function with any body. */
export async function callFunction(supabase: TestSupabase, body: unknown) {
  const response = await fetch(`${supabase.local.url}${FUNCTION_PATH}`, {
    method: 'POST',
    headers: { apikey: supabase.local.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** Asks for the mail about a message. */
export const sendMail = (supabase: TestSupabase, id: string) =>
  callFunction(supabase, { message: { id } });
