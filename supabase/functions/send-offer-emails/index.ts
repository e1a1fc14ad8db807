import { sendOfferEmailsSchema } from '../_shared/contracts/offer.ts';
import { serviceClient } from '../_shared/database.ts';
import { offerTemplates } from '../_shared/email/offer-templates.ts';
import { sendEmails } from '../_shared/email/send-emails.ts';
import { emailTransport } from '../_shared/email/transport.ts';
import { limitCalls } from '../_shared/http/limit-calls.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';

/**
 * POST {offer: {id}} → {sent}. Sends the queued emails about a version of an offer, each once. Anyone may
 * call it: it sends only what the database has queued, to the addresses it has (docs/decisions/0038).
 */
Deno.serve(
  onPost('send-offer-emails', async (request) => {
    const { id } = (await readJson(request, sendOfferEmailsSchema)).offer;
    const database = serviceClient();
    await limitCalls(database, 'send-offer-emails', request, id);
    const { sent } = await sendEmails(
      { type: 'offer', id },
      offerTemplates,
      database,
      emailTransport(),
    );
    return { sent };
  }),
);
