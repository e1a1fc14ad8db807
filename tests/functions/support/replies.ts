import { randomUUID } from 'node:crypto';
import type { MailRecord } from '../../../supabase/functions/_shared/contracts/reply.ts';
import type { Client, TestSupabase } from '../../support/local-supabase.ts';

const FUNCTION_PATH = '/functions/v1/reply-by-mail';

/** Has the function bundled or its Deno started, which the first call would wait for. */
export async function startReplyFunction(supabase: TestSupabase): Promise<void> {
  await fetch(`${supabase.local.url}${FUNCTION_PATH}`, { method: 'OPTIONS' });
}

/** A mail as the console's form sends it. */
export const aReply = (type: MailRecord, recordId: string, changes: object = {}) => ({
  id: randomUUID(),
  record: { type, id: recordId },
  subject: 'About your crates',
  body: 'Yes, we do.\nMonday is fine.',
  ...changes,
});

/** Calls the function as whoever a client is signed in as; a visitor has the bare key. */
export async function callReply(supabase: TestSupabase, body: unknown, client?: Client) {
  const { data } = (await client?.auth.getSession()) ?? { data: { session: null } };
  const token = data.session?.access_token ?? supabase.local.publishableKey;
  const response = await fetch(`${supabase.local.url}${FUNCTION_PATH}`, {
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
