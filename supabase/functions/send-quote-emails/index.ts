import { sendQuoteEmailsSchema } from '../_shared/contracts/quote.ts';
import { serviceClient } from '../_shared/database.ts';
import { requireEnv, siteUrl } from '../_shared/env.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { quoteCustomerEmail } from '../_shared/email/quote-customer.ts';
import { quoteDispatchEmail } from '../_shared/email/quote-dispatch.ts';
import { sendSiteEmails } from '../_shared/email/send-site-emails.ts';
import { emailTransport } from '../_shared/email/transport.ts';
import { quoteClaim } from './quote-claim.ts';

/**
 * POST {quote: {id}, type: 'new_quote'} → {sent, confirmed}. Emails a stored quote to its customer and
 * to dispatch, once. Anyone may call it, so it reads everything but the id from the database
 * (docs/decisions/0003).
 */
Deno.serve(
  onPost('send-quote-emails', async (request) => {
    const { quote } = await readJson(request, sendQuoteEmailsSchema);
    const site = siteUrl();
    const dispatch = requireEnv('DISPATCH_EMAIL');
    const database = serviceClient();
    return sendSiteEmails(quote.id, database, emailTransport(), {
      type: 'quote',
      claim: quoteClaim(database),
      write: (row) => ({
        confirmation: quoteCustomerEmail(row, site),
        dispatch: quoteDispatchEmail(row, dispatch, site),
      }),
    });
  }),
);
