import { sendContactEmailSchema } from '../_shared/contracts/contact.ts';
import { serviceClient } from '../_shared/database.ts';
import { limitCalls } from '../_shared/http/limit-calls.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { sendEmails } from '../_shared/email/send-emails.ts';
import { messageTemplates } from '../_shared/email/site-templates.ts';
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
    return sendEmails({ type: 'message', id }, messageTemplates, database, emailTransport());
  }),
);
