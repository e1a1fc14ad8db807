import { COMPANY_CONTACT } from '../domain/company.ts';
import { quoteLink } from '../contracts/quote-link.ts';
import { button, facts, heading, link, measures, paragraph, small, unbroken } from './blocks.ts';
import { html, paragraphs, withoutLinks } from './escape.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import { loadMeasures } from './load-measures.ts';
import { quoteFacts } from './quote-facts.ts';
import { LINK_NOTE, TRACK } from './quote-link.ts';
import type { ClaimedQuote } from './quote-row.ts';
import { greeting, notMe } from './phrases.ts';
import type { Email } from './transport.ts';

const { phones, quoteReplyHours } = COMPANY_CONTACT;
const NOT_ME = notMe('request a quote from');
const PROMISE = `We'll get back to you within ${String(quoteReplyHours)} hours with a detailed quote.`;

/**
 * The customer's confirmation with everything they sent. Anyone can enter any address, so it links
 * nothing the sender typed, and greets by name only if the name looks like one.
 */
export function quoteCustomerEmail(quote: ClaimedQuote, siteUrl: string): Email {
  const { reference } = quote;
  const href = quoteLink(siteUrl, quote.link_token);
  const hello = greeting(quote.customer_name);
  const load = loadMeasures(quote);
  const rows = [
    ['Reference', reference],
    ...quoteFacts(quote).map(([term, value]) => [term, withoutLinks(value)] as const),
  ] as const;
  const notes = withoutLinks(quote.notes ?? 'None.');

  return {
    to: quote.email,
    subject: `Your quote request ${reference}`,
    html: emailPage({
      preview: `${PROMISE} Your reference is ${reference}.`,
      title: 'We received your quote request',
      siteUrl,
      content: [
        paragraph(hello),
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
        small(NOT_ME),
      ],
    }),
    text: [
      hello,
      `Thanks for your request. ${PROMISE}`,
      rows.map(([term, value]) => `${term}: ${value}`).join('\n'),
      load.map((measure) => `${measure.name}: ${measure.value}`).join('\n'),
      `Notes:\n${notes}`,
      `${TRACK}: ${href}\n${LINK_NOTE}`,
      `Need to change something? Call dispatch at ${phones.dispatch.display}, day or night, with your reference ${reference}.`,
      NOT_ME,
      TEXT_FOOTER,
    ].join('\n\n'),
  };
}
