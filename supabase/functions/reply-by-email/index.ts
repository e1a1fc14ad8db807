import { replyByEmailSchema, type ReplyByEmail } from '../_shared/contracts/reply.ts';
import { serviceClient } from '../_shared/database.ts';
import { requireEnv, siteUrl } from '../_shared/env.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { requireStaff, type Caller } from '../_shared/http/require-role.ts';
import { logFailure } from '../_shared/log.ts';
import { replyEmail } from '../_shared/email/reply.ts';
import { sendOnce } from '../_shared/email/send-once.ts';
import { emailTransport } from '../_shared/email/transport.ts';
import { markAnswered, readOriginal } from './answered-record.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { replyClaim } from './reply-claim.ts';

/**
 * Sends the reply and logs it. False if it was already sent or is being sent.
 *
 * @throws HttpError 404 if the record no longer exists, 429 after too many emails, 502 if sending failed.
 */
async function sendReply(reply: ReplyByEmail, caller: Caller): Promise<boolean> {
  const dispatch = requireEnv('DISPATCH_EMAIL');
  const site = siteUrl();
  const send = emailTransport();
  const original = await readOriginal(reply.record, caller.database);
  const service = serviceClient();
  const key = await idempotencyKey(reply);

  let providerId = '';
  const sent = await sendOnce(reply.id, replyClaim(reply, caller.id, service), (claimed) => [
    send(replyEmail(reply, { ...original, to: claimed.to_email }, dispatch, site), key).then(
      (id) => {
        providerId = id;
      },
    ),
  ]);
  if (!sent) return false;

  // The email is sent. A failure from here on must not cause a retry.
  const finished = await service.rpc('finish_reply', {
    _reply_id: reply.id,
    _provider_id: providerId,
  });
  if (finished.error) logFailure(`reply ${reply.id} was sent but not logged`, finished.error);
  await markAnswered(reply.record, caller.database).catch((error: unknown) => {
    logFailure(`reply ${reply.id} was sent`, error);
  });
  return true;
}

/**
 * POST {id, record: {type, id}, subject, body} → {sent}. Replies to a quote, message or application,
 * once per id; staff only.
 */
Deno.serve(
  onPost('reply-by-email', async (request) => {
    const caller = await requireStaff(request);
    return { sent: await sendReply(await readJson(request, replyByEmailSchema), caller) };
  }),
);
