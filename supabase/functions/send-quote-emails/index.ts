import { sendQuoteEmailsSchema } from '../_shared/contracts/quote.ts';
import { serviceClient } from '../_shared/database.ts';
import { requireEnv, siteUrl } from '../_shared/env.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { quoteCustomerEmail } from '../_shared/email/quote-customer.ts';
import { quoteDispatchEmail } from '../_shared/email/quote-dispatch.ts';
import { emailTransport } from '../_shared/email/transport.ts';
import { sendQuoteEmails } from './send-quote-emails.ts';

/**
 * POST {quote: {id}, type: 'new_quote'} → {sent}. Emails a stored quote to its customer and to dispatch,
 * once. Anyone may call it, so it reads everything but the id from the database
 * (docs/decisions/0003).
 */
Deno.serve(
  onPost('send-quote-emails', async (request) => {
    const { quote } = await readJson(request, sendQuoteEmailsSchema);
    const site = siteUrl();
    const dispatch = requireEnv('DISPATCH_EMAIL');
    const sent = await sendQuoteEmails(quote.id, serviceClient(), emailTransport(), {
      customer: (row) => quoteCustomerEmail(row, site),
      dispatch: (row) => quoteDispatchEmail(row, dispatch, site),
    });
    return { sent };
  }),
);
