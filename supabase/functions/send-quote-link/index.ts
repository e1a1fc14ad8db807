import { sendQuoteLinkSchema } from '../_shared/contracts/quote-link.ts';
import { serviceClient } from '../_shared/database.ts';
import { afterResponse } from '../_shared/http/after-response.ts';
import { limitCalls } from '../_shared/http/limit-calls.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { sendEmails } from '../_shared/email/send-emails.ts';
import { linkTemplates } from '../_shared/email/site-templates.ts';
import { emailTransport } from '../_shared/email/transport.ts';

/**
 * POST {request: {id}} → {accepted: true}. Emails a quote's private link to the quote's own address, once
 * per request. It responds before it looks, always the same way, so neither the response nor its timing
 * reveals whether there was anything to send (docs/decisions/0011).
 */
Deno.serve(
  onPost('send-quote-link', async (request) => {
    const { id } = (await readJson(request, sendQuoteLinkSchema)).request;
    const database = serviceClient();
    await limitCalls(database, 'send-quote-link', request, id);
    const send = emailTransport();
    afterResponse('send-quote-link', () =>
      sendEmails({ type: 'link_request', id }, linkTemplates, database, send),
    );
    return { accepted: true };
  }),
);
