import { sendContactEmailSchema } from '../_shared/contracts/contact.ts';
import { serviceClient, type Database } from '../_shared/database.ts';
import { requireEnv, siteUrl } from '../_shared/env.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { contactDispatchMail } from '../_shared/mail/contact-dispatch.ts';
import { contactRowSchema, type ContactRow } from '../_shared/mail/contact-row.ts';
import { sendOnce, type MailClaim } from '../_shared/mail/send-once.ts';
import { mailTransport } from '../_shared/mail/transport.ts';

const messageClaim = (database: Database): MailClaim<ContactRow> => ({
  what: 'message',
  row: contactRowSchema,
  take: (id) => database.rpc('claim_message_email', { _message_id: id }),
  giveBack: (id) => database.rpc('release_message_email', { _message_id: id }),
});

/**
 * POST {message: {id}} → {sent}. Mails a stored contact message to dispatch, once (design 3.5);
 * everything but the id is read from the database.
 */
Deno.serve(
  onPost('send-contact-email', async (request) => {
    const { id } = (await readJson(request, sendContactEmailSchema)).message;
    const dispatch = requireEnv('DISPATCH_EMAIL');
    const send = mailTransport();
    const sent = await sendOnce(id, messageClaim(serviceClient()), (message) => [
      send(contactDispatchMail(message, dispatch, siteUrl()), `contact-dispatch/${id}`),
    ]);
    return { sent };
  }),
);
