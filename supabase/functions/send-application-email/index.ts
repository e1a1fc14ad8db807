import { sendApplicationEmailSchema } from '../_shared/contracts/application.ts';
import { serviceClient } from '../_shared/database.ts';
import { limitCalls } from '../_shared/http/limit-calls.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { sendSiteEmails } from '../_shared/email/send-site-emails.ts';
import { applicationEmails } from '../_shared/email/site-emails-about.ts';
import { emailTransport } from '../_shared/email/transport.ts';

/**
 * POST {application: {id}} → {sent, confirmed}. Emails an applicant a confirmation, once. Anyone may call it,
 * so it reads everything but the id from the database.
 */
Deno.serve(
  onPost('send-application-email', async (request) => {
    const { id } = (await readJson(request, sendApplicationEmailSchema)).application;
    const database = serviceClient();
    await limitCalls(database, 'send-application-email', request, id);
    return sendSiteEmails(id, database, emailTransport(), applicationEmails(database));
  }),
);
