import * as z from 'zod/mini';
import { quoteLink } from '../contracts/quote-link.ts';
import { emailAddress } from '../contracts/text.ts';
import { button, paragraph, small } from './blocks.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import type { Email } from './transport.ts';

/** The result of `claim_emails` for a link request. */
export const linkRowSchema = z.object({
  reference: z.string(),
  email: emailAddress('not an email address'),
  link_token: z.string(),
});

export type LinkRow = z.output<typeof linkRowSchema>;

/** The button of every email with a private link. */
export const TRACK = 'Track this request';
/** Explains the private link in every email that has one. */
export const LINK_NOTE =
  'Anyone with this link can see this request and its status, but not your name, email or phone.';
const NOT_ME =
  "If you didn't ask for this link, someone else entered your address and this reference. You can ignore this email.";

/** The email that resends a quote's private link on request. */
export function quoteLinkEmail({ reference, email, link_token }: LinkRow, siteUrl: string): Email {
  const href = quoteLink(siteUrl, link_token);
  const lead = `Here is the link to track your quote request ${reference}.`;
  const title = 'Track your quote request';
  return {
    to: email,
    subject: `${title} ${reference}`,
    html: emailPage({
      preview: lead,
      title,
      siteUrl,
      content: [paragraph(lead), button(href, TRACK), paragraph(LINK_NOTE), small(NOT_ME)],
    }),
    text: [lead, href, LINK_NOTE, NOT_ME, TEXT_FOOTER].join('\n\n'),
  };
}
