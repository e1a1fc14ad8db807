import * as z from 'zod/mini';
import { readQuoteReference } from '../domain/quote-reference.ts';
import { emailAddress } from './text.ts';

/** The page that shows a quote's status without an account. */
export const QUOTE_STATUS_PATH = '/quote/status';

/** The token of a private link: 24 random bytes in base64url (docs/decisions/0011). */
const TOKEN = /^[\w-]{32}$/u;
export const isLinkToken = (text: string): boolean => TOKEN.test(text);

/**
 * The private link of a quote. The token is in the fragment, which browsers never send, so it is in no
 * log and no Referer header.
 *
 * @param siteUrl origin of the site, without a trailing slash.
 */
export const quoteLink = (siteUrl: string, token: string): string =>
  `${siteUrl}${QUOTE_STATUS_PATH}#${token}`;

/** The query parameter that names the version of an offer. */
export const OFFER_PARAM = 'offer';

/**
 * The private link of an offer: the quote's, with the version that the email is about.
 *
 * @param siteUrl origin of the site, without a trailing slash.
 */
export const offerLink = (siteUrl: string, token: string, version: number): string =>
  `${siteUrl}${QUOTE_STATUS_PATH}?${OFFER_PARAM}=${String(version)}#${token}`;

const BAD_REFERENCE = 'Enter your reference, for example Q-7K2M9X.';

/** The form that resends the private link. `z.input` is what its fields hold. */
export const linkRequestSchema = z.object({
  reference: z.pipe(
    z.string().check(z.refine((text) => readQuoteReference(text) !== null, BAD_REFERENCE)),
    z.transform((text) => readQuoteReference(text) ?? ''),
  ),
  email: emailAddress('Please enter a valid email address.'),
});

export type LinkRequestValues = z.input<typeof linkRequestSchema>;
export type LinkRequest = z.output<typeof linkRequestSchema>;

/** Body of POST /functions/v1/send-quote-link. The function reads everything else from the row. */
export const sendQuoteLinkSchema = z.object({
  request: z.object({ id: z.uuid() }),
});
