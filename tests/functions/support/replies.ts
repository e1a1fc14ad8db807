import { randomUUID } from 'node:crypto';
import type { EmailRecord } from '../../../supabase/functions/_shared/contracts/reply.ts';
import type { Client, TestSupabase } from '@tests/local-supabase.ts';
import { callAs, startFunction } from './call-as.ts';

const NAME = 'reply-by-email';

export const startReplyFunction = (supabase: TestSupabase) => startFunction(supabase, NAME);

/** A mail as the console's form sends it. */
export const aReply = (type: EmailRecord, recordId: string, changes: object = {}) => ({
  id: randomUUID(),
  record: { type, id: recordId },
  subject: 'About your crates',
  body: 'Yes, we do.\nMonday is fine.',
  ...changes,
});

export const callReply = (supabase: TestSupabase, body: unknown, client?: Client) =>
  callAs(supabase, NAME, body, client);
