import type { Database } from '../_shared/database.ts';
import { claimedQuoteSchema, type ClaimedQuote } from '../_shared/mail/quote-row.ts';
import type { MailClaim } from '../_shared/mail/send-once.ts';

/** How the mails about a quote are claimed. */
export const quoteClaim = (database: Database): MailClaim<ClaimedQuote> => ({
  what: 'quote',
  row: claimedQuoteSchema,
  take: (id) => database.rpc('claim_quote_email', { _quote_id: id }),
  giveBack: (id) => database.rpc('release_quote_email', { _quote_id: id }),
});
