import { COMPANY_CONTACT } from '../domain/company.ts';
import { HOUR_MS } from '../domain/time/duration.ts';
import { formatLongMoment } from '../domain/time/moment-text.ts';
import { OFFICE_ZONE } from '../domain/time/office-zone.ts';
import {
  button,
  facts,
  heading,
  emailLink,
  measures,
  paragraph,
  phoneLink,
  type Fact,
} from './blocks.ts';
import { paragraphs, subjectLine } from './escape.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import { loadMeasures } from './load-measures.ts';
import { quoteFacts } from './quote-facts.ts';
import type { QuoteRow } from './quote-row.ts';
import type { Email } from './transport.ts';

const HOW_TO_REPLY = 'Reply to this email to answer the customer.';

/** The email to dispatch with a complete quote request. Replies go to the customer. */
export function quoteDispatchEmail(quote: QuoteRow, dispatch: string, siteUrl: string): Email {
  const { reference } = quote;
  const lane = `${quote.origin} to ${quote.destination}`;
  const load = loadMeasures(quote);
  const size = load.map((measure) => measure.value).join(' × ');
  const page = `${siteUrl}/admin/quotes?quote=${quote.id}`;
  const due = `Reply due by ${replyDue(quote.created_at)}.`;
  const sent = quoteFacts(quote);
  const notes = quote.notes ?? 'None.';
  const rows: Fact[] = [
    ['Reference', reference],
    ...sent,
    ['Name', quote.customer_name],
    ['Phone', phoneLink(quote.phone)],
    ['Email', emailLink(quote.email)],
  ];

  return {
    to: dispatch,
    replyTo: quote.email,
    subject: subjectLine(`New quote ${reference}: ${size}, ${lane}`),
    html: emailPage({
      preview: `${size}. ${lane}. ${due}`,
      title: 'New quote request',
      siteUrl,
      content: [
        paragraph(`${due} ${HOW_TO_REPLY}`),
        measures(load),
        facts(rows),
        heading('Notes'),
        paragraph(paragraphs(notes)),
        button(page, 'Open in console'),
      ],
    }),
    text: [
      `New quote request ${reference}`,
      `${due} ${HOW_TO_REPLY}`,
      [
        `Size: ${size} (length × width × height)`,
        ...sent.map(([term, value]) => `${term}: ${value}`),
        `Name: ${quote.customer_name}`,
        `Phone: ${quote.phone}`,
        `Email: ${quote.email}`,
      ].join('\n'),
      `Notes:\n${notes}`,
      page,
      TEXT_FOOTER,
    ].join('\n\n'),
  };
}

/** When we promised to reply, in the office's time zone. */
function replyDue(createdAt: string): string {
  const due = Date.parse(createdAt) + COMPANY_CONTACT.quoteReplyHours * HOUR_MS;
  return formatLongMoment(due, OFFICE_ZONE);
}
