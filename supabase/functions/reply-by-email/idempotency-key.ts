import type { ReplyByEmail } from '../_shared/contracts/reply.ts';

/**
 * What the mail provider knows a mail by. A retry with the same text is the same mail; after the
 * text was changed it is another one, which a provider would refuse under the old key.
 */
export async function idempotencyKey({ id, subject, body }: ReplyByEmail): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([subject, body]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hex = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0'));
  return `reply/${id}/${hex.join('')}`;
}
