import type { Database } from '../database.ts';
import { requireEnv, siteUrl } from '../env.ts';
import { applicationConfirmationEmail } from './application-confirmation.ts';
import { receivedApplicationSchema, type ReceivedApplication } from './application-row.ts';
import { contactDispatchEmail } from './contact-dispatch.ts';
import { contactConfirmationEmail } from './contact-confirmation.ts';
import { contactRowSchema, type ContactRow } from './contact-row.ts';
import { quoteCustomerEmail } from './quote-customer.ts';
import { quoteDispatchEmail } from './quote-dispatch.ts';
import { claimedQuoteSchema, type ClaimedQuote } from './quote-row.ts';
import type { SiteEmails } from './send-site-emails.ts';

/**
 * The automatic emails about a quote: to its customer and to dispatch.
 *
 * @throws Error if a setting is missing.
 */
export function quoteEmails(database: Database): SiteEmails<ClaimedQuote> {
  const site = siteUrl();
  const dispatch = requireEnv('DISPATCH_EMAIL');
  return {
    type: 'quote',
    claim: {
      what: 'quote',
      row: claimedQuoteSchema,
      take: (id) => database.rpc('claim_quote_email', { _quote_id: id }),
      release: (id) => database.rpc('release_quote_email', { _quote_id: id }),
    },
    write: (quote) => ({
      confirmation: quoteCustomerEmail(quote, site),
      dispatch: quoteDispatchEmail(quote, dispatch, site),
    }),
  };
}

/**
 * The automatic emails about a contact message: a confirmation to its sender, and the message to dispatch.
 *
 * @throws Error if a setting is missing.
 */
export function messageEmails(database: Database): SiteEmails<ContactRow> {
  const site = siteUrl();
  const dispatch = requireEnv('DISPATCH_EMAIL');
  return {
    type: 'message',
    claim: {
      what: 'message',
      row: contactRowSchema,
      take: (id) => database.rpc('claim_message_email', { _message_id: id }),
      release: (id) => database.rpc('release_message_email', { _message_id: id }),
    },
    write: (message) => ({
      confirmation: contactConfirmationEmail(message, site),
      dispatch: contactDispatchEmail(message, dispatch, site),
    }),
  };
}

/**
 * The automatic email about an application: a confirmation to the applicant.
 *
 * @throws Error if a setting is missing.
 */
export function applicationEmails(database: Database): SiteEmails<ReceivedApplication> {
  const site = siteUrl();
  return {
    type: 'application',
    claim: {
      what: 'application',
      row: receivedApplicationSchema,
      take: (id) => database.rpc('claim_application_email', { _application_id: id }),
      release: (id) => database.rpc('release_application_email', { _application_id: id }),
    },
    write: (application) => ({ confirmation: applicationConfirmationEmail(application, site) }),
  };
}
