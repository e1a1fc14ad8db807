import { COMPANY_CONTACT } from '../contracts/company.ts';
import { quoteLink } from '../contracts/quote-link.ts';
import { button, facts, heading, link, measures, paragraph, small, unbroken } from './blocks.ts';
import { html, withoutLinks } from './escape.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import { loadMeasures } from './load-measures.ts';
import { LINK_NOTE } from './quote-link.ts';
import type { ClaimedQuote } from './quote-row.ts';
import type { Email } from './transport.ts';

/** A name alone: letters, spaces and what stands in names. Anything else is not repeated. */
const NAME = /^[\p{L}\p{M}'’. -]{1,60}$/u;

const { name, phones, quoteReplyHours } = COMPANY_CONTACT;
const PROMISE = `We'll get back to you within ${String(quoteReplyHours)} hours with a detailed quote.`;

/**
 * The receipt for whoever asked for the quote. Because anybody can type any address, it repeats no
 * notes, makes no links of what was typed, and greets by name only where the name is one.
 */
export function quoteCustomerEmail(quote: ClaimedQuote, siteUrl: string): Email {
  const { reference } = quote;
  const href = quoteLink(siteUrl, quote.link_token);
  const isName = NAME.test(quote.customer_name) && !/\.\S/u.test(quote.customer_name);
  const greeting = isName ? `Hello ${quote.customer_name},` : 'Hello,';
  const load = loadMeasures(quote);
  const rows = [
    ['Reference', reference],
    ['Equipment', withoutLinks(quote.equipment)],
    ['From', withoutLinks(quote.origin)],
    ['To', withoutLinks(quote.destination)],
  ] as const;
  const notMe = `If you did not ask ${name} for a quote, somebody typed your address by mistake. You can ignore this mail.`;

  return {
    to: quote.email,
    subject: `Your quote request ${reference}`,
    html: emailPage({
      preview: `${PROMISE} Your reference is ${reference}.`,
      title: 'We have your quote request',
      siteUrl,
      content: [
        paragraph(greeting),
        paragraph(html`Thank you for asking us. <strong>${PROMISE}</strong>`),
        measures(load),
        facts(rows),
        button(href, 'See where it stands'),
        small(LINK_NOTE),
        heading('Something to change?'),
        paragraph(
          html`Call dispatch at ${link(phones.dispatch.href, phones.dispatch.display)}, day or
          night, and give the reference ${unbroken(reference)}.`,
        ),
        small(notMe),
      ],
    }),
    text: [
      greeting,
      `Thank you for asking us. ${PROMISE}`,
      rows.map(([term, value]) => `${term}: ${value}`).join('\n'),
      load.map((measure) => `${measure.name}: ${measure.value}`).join('\n'),
      `See where it stands: ${href}\n${LINK_NOTE}`,
      `Something to change? Call dispatch at ${phones.dispatch.display}, day or night, and give the reference ${reference}.`,
      notMe,
      TEXT_FOOTER,
    ].join('\n\n'),
  };
}
