import { sendQuoteLinkSchema } from '../_shared/contracts/quote-link.ts';
import { serviceClient, type Database } from '../_shared/database.ts';
import { siteUrl } from '../_shared/env.ts';
import { afterAnswering } from '../_shared/http/after-answering.ts';
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
 * POST {request: {id}} → {accepted: true}. Mails the private link of a quote to the quote's own
 * address, once for each request. The answer comes first and is always the same, so that neither it
 * nor its time tells whether there was anything to mail (docs/decisions/0013).
 */
Deno.serve(
  onPost('send-quote-link', async (request) => {
    const { id } = (await readJson(request, sendQuoteLinkSchema)).request;
    const site = siteUrl();
    const send = emailTransport();
    const database = serviceClient();
    afterAnswering('send-quote-link', () =>
      sendOnce(id, linkClaim(database), (row) => [
        send(quoteLinkEmail(row, site), `quote-link/${id}`),
      ]),
    );
    return { accepted: true };
  }),
);
