import type { Database } from '../_shared/database.ts';
import { claimedQuoteSchema, type ClaimedQuote } from '../_shared/email/quote-row.ts';
import type { EmailClaim } from '../_shared/email/send-once.ts';

/** Claims the emails about a quote. */
export const quoteClaim = (database: Database): EmailClaim<ClaimedQuote> => ({
  what: 'quote',
  row: claimedQuoteSchema,
  take: (id) => database.rpc('claim_quote_email', { _quote_id: id }),
  release: (id) => database.rpc('release_quote_email', { _quote_id: id }),
});
