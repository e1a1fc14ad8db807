import type { Database } from '../_shared/database.ts';
import { logFailure } from '../_shared/log.ts';
import type { ClaimedQuote } from '../_shared/email/quote-row.ts';
import { sendOnce } from '../_shared/email/send-once.ts';
import { EmailError, type Email, type SendEmail } from '../_shared/email/transport.ts';
import { logSiteEmail, type SiteEmailKind } from './log-site-email.ts';
import { quoteClaim } from './quote-claim.ts';

export interface QuoteEmails {
  readonly customer: (quote: ClaimedQuote) => Email;
  readonly dispatch: (quote: ClaimedQuote) => Email;
}

/**
 * Sends the two emails about a quote once and logs them. False if there was nothing to send.
 *
 * @throws HttpError 502 if an email failed. The claim is released, so the caller may retry.
 */
export function sendQuoteEmails(
  id: string,
  database: Database,
  send: SendEmail,
  emails: QuoteEmails,
): Promise<boolean> {
  const sendLogged = async (kind: SiteEmailKind, email: Email, key: string) => {
    await logSiteEmail(database, id, kind, email, await send(email, key));
  };
  return sendOnce(id, quoteClaim(database), (quote) => [
    sendLogged('dispatch', emails.dispatch(quote), `quote-dispatch/${id}`),
    sendLogged('confirmation', emails.customer(quote), `quote-customer/${id}`).catch(
      ignoreRejectedAddress(id),
    ),
  ]);
}

// Retrying won't fix the customer's address, and dispatch has the request with a phone number.
const ignoreRejectedAddress = (id: string) => (error: unknown) => {
  if (!(error instanceof EmailError) || !error.isFinal) throw error;
  logFailure(`quote ${id}, email to the customer`, error);
};
