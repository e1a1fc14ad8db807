import { sendApplicationEmailSchema } from '../_shared/contracts/application.ts';
import { serviceClient, type Database } from '../_shared/database.ts';
import { siteUrl } from '../_shared/env.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { applicationReceiptEmail } from '../_shared/email/application-receipt.ts';
import {
  receivedApplicationSchema,
  type ReceivedApplication,
} from '../_shared/email/application-row.ts';
import type { EmailClaim } from '../_shared/email/send-once.ts';
import { sendSiteEmails } from '../_shared/email/send-site-emails.ts';
import { emailTransport } from '../_shared/email/transport.ts';

const applicationClaim = (database: Database): EmailClaim<ReceivedApplication> => ({
  what: 'application',
  row: receivedApplicationSchema,
  take: (id) => database.rpc('claim_application_email', { _application_id: id }),
  release: (id) => database.rpc('release_application_email', { _application_id: id }),
});

/**
 * POST {application: {id}} → {sent, confirmed}. Emails an applicant a receipt, once. Anyone may call it,
 * so it reads everything but the id from the database.
 */
Deno.serve(
  onPost('send-application-email', async (request) => {
    const { id } = (await readJson(request, sendApplicationEmailSchema)).application;
    const site = siteUrl();
    const database = serviceClient();
    return sendSiteEmails(id, database, emailTransport(), {
      type: 'application',
      claim: applicationClaim(database),
      write: (application) => ({ confirmation: applicationReceiptEmail(application, site) }),
    });
  }),
);
