import { sendApplicationEmailSchema } from '../_shared/contracts/application.ts';
import { serviceClient } from '../_shared/database.ts';
import { limitCalls } from '../_shared/http/limit-calls.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { sendEmails } from '../_shared/email/send-emails.ts';
import { applicationTemplates } from '../_shared/email/site-templates.ts';
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
    return sendEmails(
      { type: 'application', id },
      applicationTemplates,
      database,
      emailTransport(),
    );
  }),
);
