import { randomUUID } from 'node:crypto';
import type { EmailRecord } from '@contracts/reply.ts';
import type { Client, TestSupabase } from '@tests/local-supabase.ts';
import { callFunction } from './call-function.ts';

export const REPLY_BY_EMAIL = 'reply-by-email';

/** A reply like the console's form sends it. */
export const newReply = (type: EmailRecord, recordId: string, changes: object = {}) => ({
  id: randomUUID(),
  record: { type, id: recordId },
  subject: 'About your crates',
  body: 'Yes, we do.\nMonday is fine.',
  ...changes,
});

export const sendReply = (supabase: TestSupabase, body: unknown, client?: Client) =>
  callFunction(supabase, REPLY_BY_EMAIL, body, client);
