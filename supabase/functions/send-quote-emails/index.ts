import { sendQuoteEmailsSchema } from '../_shared/contracts/quote.ts';
import { serviceClient } from '../_shared/database.ts';
import { requireEnv, siteUrl } from '../_shared/env.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { quoteCustomerMail } from '../_shared/mail/quote-customer.ts';
import { quoteDispatchMail } from '../_shared/mail/quote-dispatch.ts';
import { mailTransport } from '../_shared/mail/transport.ts';
import { sendQuoteEmails } from './send-quote-emails.ts';

/**
 * POST {quote: {id}, type: 'new_quote'} → {sent}. Mails a stored quote to its customer and to
 * dispatch (design 3.3); everything but the id is read from the database.
 */
Deno.serve(
  onPost('send-quote-emails', async (request) => {
    const { quote } = await readJson(request, sendQuoteEmailsSchema);
    const site = siteUrl();
    const dispatch = requireEnv('DISPATCH_EMAIL');
    const sent = await sendQuoteEmails(quote.id, serviceClient(), mailTransport(), {
      customer: (row) => quoteCustomerMail(row, site),
      dispatch: (row) => quoteDispatchMail(row, dispatch, site),
    });
    return { sent };
  }),
);
