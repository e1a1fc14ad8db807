import { sendQuoteEmailsSchema } from '../_shared/contracts/quote.ts';
import { serviceClient } from '../_shared/database.ts';
import { limitCalls } from '../_shared/http/limit-calls.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { sendEmails } from '../_shared/email/send-emails.ts';
import { quoteTemplates } from '../_shared/email/site-templates.ts';
import { emailTransport } from '../_shared/email/transport.ts';

/**
 * POST {quote: {id}, type: 'new_quote'} → {sent, confirmed}. Emails a stored quote to its customer and
 * to dispatch, once. Anyone may call it, so it reads everything but the id from the database
 * (docs/decisions/0038).
 */
Deno.serve(
  onPost('send-quote-emails', async (request) => {
    const { id } = (await readJson(request, sendQuoteEmailsSchema)).quote;
    const database = serviceClient();
    await limitCalls(database, 'send-quote-emails', request, id);
    return sendEmails({ type: 'quote', id }, quoteTemplates, database, emailTransport());
  }),
);
