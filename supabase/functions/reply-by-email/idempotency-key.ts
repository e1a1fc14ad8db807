import type { ReplyByEmail } from '../_shared/contracts/reply.ts';

/**
 * The email provider's idempotency key. It includes a hash of the text, because providers reject a
 * changed text under the same key.
 */
export async function idempotencyKey({ id, subject, body }: ReplyByEmail): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([subject, body]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hex = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0'));
  return `reply/${id}/${hex.join('')}`;
}
