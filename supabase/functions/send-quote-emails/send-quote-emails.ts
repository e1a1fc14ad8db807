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
 * Sends the two mails about a quote, once, and logs them; false when there was nothing to send.
 *
 * @throws HttpError 502 when a mail did not go out; the quote is given back and may be tried again.
 */
export function sendQuoteEmails(
  id: string,
  database: Database,
  send: SendEmail,
  mails: QuoteEmails,
): Promise<boolean> {
  const sendLogged = async (kind: SiteEmailKind, mail: Email, key: string) => {
    await logSiteEmail(database, id, kind, mail, await send(mail, key));
  };
  return sendOnce(id, quoteClaim(database), (quote) => [
    sendLogged('dispatch', mails.dispatch(quote), `quote-dispatch/${id}`),
    sendLogged('confirmation', mails.customer(quote), `quote-customer/${id}`).catch(
      acceptFinalRefusal(id),
    ),
  ]);
}

// A customer's address that no mail can reach stays so; dispatch has the request and a phone number.
const acceptFinalRefusal = (id: string) => (error: unknown) => {
  if (!(error instanceof EmailError) || !error.isFinal) throw error;
  logFailure(`quote ${id}, mail to the customer`, error);
};
