import { randomUUID } from 'node:crypto';
import type { Database } from '@database';
import type { TestSupabase } from '@tests/local-supabase.ts';
import { callFunction } from './call-function.ts';

type NewMessage = Database['public']['Tables']['contact_messages']['Insert'];

export const SEND_CONTACT_EMAIL = 'send-contact-email';

/** A contact message like the form sends it, with its own id and email address. */
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

/** Stores a message as a visitor, who can't read it back. */
export async function storeMessage(supabase: TestSupabase, changes: Partial<NewMessage> = {}) {
  const message = newMessage(changes);
  const { error } = await supabase.anon().from('contact_messages').insert(message);
  if (error) throw error;
  return message;
}

/** Has the emails about a message sent. */
export const sendMessageEmail = (supabase: TestSupabase, id: string) =>
  callFunction(supabase, SEND_CONTACT_EMAIL, { message: { id } });
