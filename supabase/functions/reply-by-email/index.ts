import { replyByEmailSchema, type ReplyByEmail } from '../_shared/contracts/reply.ts';
import { serviceClient } from '../_shared/database.ts';
import { requireEnv } from '../_shared/env.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { requireAdmin, type Admin } from '../_shared/http/require-admin.ts';
import { logFailure } from '../_shared/log.ts';
import { replyEmail } from '../_shared/email/reply.ts';
import { sendOnce } from '../_shared/email/send-once.ts';
import { emailTransport } from '../_shared/email/transport.ts';
import { markAnswered, readAnswered } from './answered-record.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { replyClaim } from './reply-claim.ts';

/**
 * Sends the mail and writes it down. False when it is out already, or on its way.
 *
 * @throws HttpError 404 without the record, 429 after many mails, 502 when it did not go out.
 */
async function reply(mail: ReplyByEmail, admin: Admin): Promise<boolean> {
  const dispatch = requireEnv('DISPATCH_EMAIL');
  const siteUrl = requireEnv('SITE_URL').replace(/\/+$/u, '');
  const send = emailTransport();
  const answered = await readAnswered(mail.record, admin.database);
  const service = serviceClient();
  const key = await idempotencyKey(mail);

  let providerId = '';
  const sent = await sendOnce(mail.id, replyClaim(mail, admin.id, service), ({ to_email: to }) => [
    send(replyEmail(mail, { ...answered, to }, dispatch, siteUrl), key).then((id) => {
      providerId = id;
    }),
  ]);
  if (!sent) return false;

  // The mail is out. What is written down about it must not have it sent again.
  const finished = await service.rpc('finish_reply', {
    _reply_id: mail.id,
    _provider_id: providerId,
  });
  if (finished.error) logFailure(`reply ${mail.id} was sent, not logged`, finished.error);
  await markAnswered(mail.record, admin.database).catch((error: unknown) => {
    logFailure(`reply ${mail.id} was sent`, error);
  });
  return true;
}

/**
 * POST {id, record: {type, id}, subject, body} → {sent}. Mails whoever a quote, a message or
 * an application is from, once for each id; admins only.
 */
Deno.serve(
  onPost('reply-by-email', async (request) => {
    const admin = await requireAdmin(request);
    return { sent: await reply(await readJson(request, replyByEmailSchema), admin) };
  }),
);
