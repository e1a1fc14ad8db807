import type { Database, SiteMail } from '../_shared/database.ts';
import { logFailure } from '../_shared/log.ts';
import type { ClaimedQuote } from '../_shared/mail/quote-row.ts';
import { sendOnce } from '../_shared/mail/send-once.ts';
import { MailError, type Mail, type SendMail } from '../_shared/mail/transport.ts';
import { logSiteMail } from './log-site-mail.ts';
import { quoteClaim } from './quote-claim.ts';

export interface QuoteMails {
  readonly customer: (quote: ClaimedQuote) => Mail;
  readonly dispatch: (quote: ClaimedQuote) => Mail;
}

/**
 * Sends the two mails about a quote, once, and logs them; false when there was nothing to send.
 *
 * @throws HttpError 502 when a mail did not go out; the quote is given back and may be tried again.
 */
export function sendQuoteEmails(
  id: string,
  database: Database,
  send: SendMail,
  mails: QuoteMails,
): Promise<boolean> {
  const sendLogged = async (kind: SiteMail['kind'], mail: Mail, key: string) => {
    await logSiteMail(database, id, kind, mail, await send(mail, key));
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
  if (!(error instanceof MailError) || !error.isFinal) throw error;
  logFailure(`quote ${id}, mail to the customer`, error);
};
