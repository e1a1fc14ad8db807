import { sendContactEmailSchema } from '../_shared/contracts/contact.ts';
import { serviceClient, type Database } from '../_shared/database.ts';
import { requireEnv, siteUrl } from '../_shared/env.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { contactDispatchEmail } from '../_shared/email/contact-dispatch.ts';
import { contactReceiptEmail } from '../_shared/email/contact-receipt.ts';
import { contactRowSchema, type ContactRow } from '../_shared/email/contact-row.ts';
import type { EmailClaim } from '../_shared/email/send-once.ts';
import { sendSiteEmails } from '../_shared/email/send-site-emails.ts';
import { emailTransport } from '../_shared/email/transport.ts';

const messageClaim = (database: Database): EmailClaim<ContactRow> => ({
  what: 'message',
  row: contactRowSchema,
  take: (id) => database.rpc('claim_message_email', { _message_id: id }),
  release: (id) => database.rpc('release_message_email', { _message_id: id }),
});

/**
 * POST {message: {id}} → {sent, confirmed}. Emails a stored contact message to dispatch and a receipt to
 * its sender, once. Anyone may call it, so it reads everything but the id from the database.
 */
Deno.serve(
  onPost('send-contact-email', async (request) => {
    const { id } = (await readJson(request, sendContactEmailSchema)).message;
    const dispatch = requireEnv('DISPATCH_EMAIL');
    const site = siteUrl();
    const database = serviceClient();
    return sendSiteEmails(id, database, emailTransport(), {
      type: 'message',
      claim: messageClaim(database),
      write: (message) => ({
        confirmation: contactReceiptEmail(message, site),
        dispatch: contactDispatchEmail(message, dispatch, site),
      }),
    });
  }),
);
