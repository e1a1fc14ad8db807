import { COMPANY_CONTACT } from '../contracts/company.ts';
import { quoteLink } from '../contracts/quote-link.ts';
import { button, facts, heading, link, measures, paragraph, small, unbroken } from './blocks.ts';
import { html, paragraphs, withoutLinks } from './escape.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import { loadMeasures } from './load-measures.ts';
import { quoteFacts } from './quote-facts.ts';
import { LINK_NOTE, TRACK } from './quote-link.ts';
import type { ClaimedQuote } from './quote-row.ts';
import type { Email } from './transport.ts';

/** Only letters, spaces and punctuation used in names. */
const NAME = /^[\p{L}\p{M}'’. -]{1,60}$/u;

const { name, phones, quoteReplyHours } = COMPANY_CONTACT;
const PROMISE = `We'll get back to you within ${String(quoteReplyHours)} hours with a detailed quote.`;

/**
 * The customer's confirmation with everything they sent. Anyone can enter any address, so it links
 * nothing the sender typed, and greets by name only if the name looks like one.
 */
export function quoteCustomerEmail(quote: ClaimedQuote, siteUrl: string): Email {
  const { reference } = quote;
  const href = quoteLink(siteUrl, quote.link_token);
  const isName = NAME.test(quote.customer_name) && !/\.\S/u.test(quote.customer_name);
  const greeting = isName ? `Hello ${quote.customer_name},` : 'Hello,';
  const load = loadMeasures(quote);
  const rows = [
    ['Reference', reference],
    ...quoteFacts(quote).map(([term, value]) => [term, withoutLinks(value)] as const),
  ] as const;
  const notes = withoutLinks(quote.notes ?? 'None.');
  const notMe = `If you didn't request a quote from ${name}, someone entered your address by mistake. You can ignore this email.`;

  return {
    to: quote.email,
    subject: `Your quote request ${reference}`,
    html: emailPage({
      preview: `${PROMISE} Your reference is ${reference}.`,
      title: 'We received your quote request',
      siteUrl,
      content: [
        paragraph(greeting),
        paragraph(html`Thanks for your request. <strong>${PROMISE}</strong>`),
        measures(load),
        facts(rows),
        heading('Notes'),
        paragraph(paragraphs(notes)),
        button(href, TRACK),
        small(LINK_NOTE),
        heading('Need to change something?'),
        paragraph(
          html`Call dispatch at ${link(phones.dispatch.href, phones.dispatch.display)}, day or
          night, with your reference ${unbroken(reference)}.`,
        ),
        small(notMe),
      ],
    }),
    text: [
      greeting,
      `Thanks for your request. ${PROMISE}`,
      rows.map(([term, value]) => `${term}: ${value}`).join('\n'),
      load.map((measure) => `${measure.name}: ${measure.value}`).join('\n'),
      `Notes:\n${notes}`,
      `${TRACK}: ${href}\n${LINK_NOTE}`,
      `Need to change something? Call dispatch at ${phones.dispatch.display}, day or night, with your reference ${reference}.`,
      notMe,
      TEXT_FOOTER,
    ].join('\n\n'),
  };
}
