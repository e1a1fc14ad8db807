import { sendQuoteLinkSchema } from '../_shared/contracts/quote-link.ts';
import { serviceClient, type Database } from '../_shared/database.ts';
import { siteUrl } from '../_shared/env.ts';
import { afterResponse } from '../_shared/http/after-response.ts';
import { limitCalls } from '../_shared/http/limit-calls.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { linkRowSchema, quoteLinkEmail, type LinkRow } from '../_shared/email/quote-link.ts';
import { sendOnce, type EmailClaim } from '../_shared/email/send-once.ts';
import { emailTransport } from '../_shared/email/transport.ts';

const linkClaim = (database: Database): EmailClaim<LinkRow> => ({
  what: 'link request',
  row: linkRowSchema,
  take: (id) => database.rpc('claim_quote_link', { _request_id: id }),
  release: (id) => database.rpc('release_quote_link', { _request_id: id }),
});

/**
 * POST {request: {id}} → {accepted: true}. Emails a quote's private link to the quote's own address, once
 * per request. It responds before it looks, always the same way, so neither the response nor its timing
 * reveals whether there was anything to send (docs/decisions/0013).
 */
Deno.serve(
  onPost('send-quote-link', async (request) => {
    const { id } = (await readJson(request, sendQuoteLinkSchema)).request;
    const database = serviceClient();
    await limitCalls(database, 'send-quote-link', request, id);
    const site = siteUrl();
    const send = emailTransport();
    afterResponse('send-quote-link', () =>
      sendOnce(id, linkClaim(database), (row) => [
        send(quoteLinkEmail(row, site), `quote-link/${id}`),
      ]),
    );
    return { accepted: true };
  }),
);
