import { applicationConfirmationEmail } from './application-confirmation.ts';
import { receivedApplicationSchema } from './application-row.ts';
import { contactConfirmationEmail } from './contact-confirmation.ts';
import { contactDispatchEmail } from './contact-dispatch.ts';
import { contactRowSchema } from './contact-row.ts';
import { quoteCustomerEmail } from './quote-customer.ts';
import { quoteDispatchEmail } from './quote-dispatch.ts';
import { linkRowSchema, quoteLinkEmail } from './quote-link.ts';
import { claimedQuoteSchema } from './quote-row.ts';
import { template, type Templates } from './template.ts';

/** The automatic emails about a quote: to its customer and to dispatch. */
export const quoteTemplates: Templates = {
  confirmation: template(claimedQuoteSchema, (quote, { siteUrl }) =>
    quoteCustomerEmail(quote, siteUrl),
  ),
  dispatch: template(claimedQuoteSchema, (quote, { dispatch, siteUrl }) =>
    quoteDispatchEmail(quote, dispatch, siteUrl),
  ),
};

/** The automatic emails about a contact message: to its sender and to dispatch. */
export const messageTemplates: Templates = {
  confirmation: template(contactRowSchema, (message, { siteUrl }) =>
    contactConfirmationEmail(message, siteUrl),
  ),
  dispatch: template(contactRowSchema, (message, { dispatch, siteUrl }) =>
    contactDispatchEmail(message, dispatch, siteUrl),
  ),
};

/** The automatic email about an application, to the applicant. */
export const applicationTemplates: Templates = {
  confirmation: template(receivedApplicationSchema, (application, { siteUrl }) =>
    applicationConfirmationEmail(application, siteUrl),
  ),
};

/** The email that a customer requested with a quote's reference and address. */
export const linkTemplates: Templates = {
  quote_link: template(linkRowSchema, (row, { siteUrl }) => quoteLinkEmail(row, siteUrl)),
};
