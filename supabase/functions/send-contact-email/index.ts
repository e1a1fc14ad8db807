import { sendContactEmailSchema } from '../_shared/contracts/contact.ts';
import { serviceClient } from '../_shared/database.ts';
import { limitCalls } from '../_shared/http/limit-calls.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { sendSiteEmails } from '../_shared/email/send-site-emails.ts';
import { messageEmails } from '../_shared/email/site-emails-about.ts';
import { emailTransport } from '../_shared/email/transport.ts';

/**
 * POST {message: {id}} → {sent, confirmed}. Emails a stored contact message to dispatch and a confirmation to
 * its sender, once. Anyone may call it, so it reads everything but the id from the database.
 */
Deno.serve(
  onPost('send-contact-email', async (request) => {
    const { id } = (await readJson(request, sendContactEmailSchema)).message;
    const database = serviceClient();
    await limitCalls(database, 'send-contact-email', request, id);
    return sendSiteEmails(id, database, emailTransport(), messageEmails(database));
  }),
);
