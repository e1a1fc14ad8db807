import type { Database } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { logFailure } from '../_shared/log.ts';
import type { QuoteRow } from '../_shared/mail/quote-row.ts';
import { MailError, type Mail, type SendMail } from '../_shared/mail/transport.ts';
import { claimQuote, releaseQuote } from './quote-claim.ts';

export interface QuoteMails {
  readonly customer: (quote: QuoteRow) => Mail;
  readonly dispatch: (quote: QuoteRow) => Mail;
}

/**
 * Sends the two mails about a quote, once. False when there was nothing to send: no such quote, or
 * its mails are out already; who asks cannot tell which.
 *
 * @throws HttpError 502 when a mail did not go out; the quote is given back and may be tried again.
 */
export async function sendQuoteEmails(
  id: string,
  database: Database,
  send: SendMail,
  mails: QuoteMails,
): Promise<boolean> {
  const quote = await claimQuote(database, id);
  if (quote === null) return false;

  // Each is tried whatever becomes of the other. When the claim is given back because one failed,
  // its key keeps the one that went out from going out again.
  const results = await Promise.allSettled([
    send(mails.dispatch(quote), `quote-dispatch/${id}`),
    send(mails.customer(quote), `quote-customer/${id}`).catch(acceptFinalRefusal(id)),
  ]);
  const failures = results.filter((result) => result.status === 'rejected');
  if (failures.length === 0) return true;

  const causes: unknown[] = failures.map((failure): unknown => failure.reason);
  await releaseQuote(database, id).catch((error: unknown) => causes.push(error));
  throw new HttpError(502, 'The mails could not be sent. Please try again later.', {
    cause: new AggregateError(causes, `Quote ${id}`),
  });
}

// A customer's address that no mail can reach stays so; dispatch has the request and a phone number.
const acceptFinalRefusal = (id: string) => (error: unknown) => {
  if (!(error instanceof MailError) || !error.isFinal) throw error;
  logFailure(`quote ${id}, mail to the customer`, error);
};
