import * as z from 'zod/mini';
import { quoteLink } from '../contracts/quote-link.ts';
import { emailAddress } from '../contracts/text.ts';
import { button, paragraph, small } from './blocks.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import type { Email } from './transport.ts';

/** What the mail needs of a claimed request for a quote's link. */
export const linkRowSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  email: emailAddress('no mail address'),
  link_token: z.string(),
});

export type LinkRow = z.output<typeof linkRowSchema>;

/** What a private link is, in the words of every mail that carries one. */
export const LINK_NOTE =
  'The link is private: whoever has it sees status, times and route of this request.';
const NOT_ME =
  'If you did not ask for it, somebody else typed your address and this reference. You can ignore this mail.';

/** The private link of a quote, mailed again because somebody asked for it. */
export function quoteLinkEmail({ reference, email, link_token }: LinkRow, siteUrl: string): Email {
  const href = quoteLink(siteUrl, link_token);
  const lead = `Here is the link to follow your quote request ${reference}.`;
  return {
    to: email,
    subject: `Follow your quote request ${reference}`,
    html: emailPage({
      preview: lead,
      title: 'Follow your quote request',
      siteUrl,
      content: [
        paragraph(lead),
        button(href, 'See where it stands'),
        paragraph(LINK_NOTE),
        small(NOT_ME),
      ],
    }),
    text: [lead, href, LINK_NOTE, NOT_ME, TEXT_FOOTER].join('\n\n'),
  };
}
