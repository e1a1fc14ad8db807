import { COMPANY_CONTACT } from '../contracts/company.ts';
import { quoteReference } from '../contracts/quote-reference.ts';
import { button, facts, heading, link, measures, paragraph, type Fact } from './blocks.ts';
import { headerLine, paragraphs, type Html } from './escape.ts';
import { mailPage, TEXT_FOOTER } from './layout.ts';
import { loadMeasures } from './load-measures.ts';
import type { QuoteRow } from './quote-row.ts';
import type { Mail } from './transport.ts';

/** Longest subject; mail programs show less. */
const SUBJECT_MAX = 140;

/** The new request for dispatch: all of it, and an answer goes straight to the customer. */
export function quoteDispatchMail(quote: QuoteRow, dispatch: string, siteUrl: string): Mail {
  const reference = quoteReference(quote.id);
  const lane = `${quote.origin} to ${quote.destination}`;
  const load = loadMeasures(quote);
  const size = load.map((measure) => measure.value).join(' × ');
  const page = `${siteUrl}/admin/quotes?quote=${quote.id}`;
  const due = `Promised reply: by ${replyDue(quote.created_at)}.`;
  const notes = quote.notes ?? 'None.';
  const rows: Fact[] = [
    ['Reference', reference],
    ['From', quote.origin],
    ['To', quote.destination],
    ['Equipment', quote.equipment],
    ['Name', quote.customer_name],
    ['Phone', callable(quote.phone)],
    ['Email', link(`mailto:${encodeURIComponent(quote.email)}`, quote.email)],
  ];

  return {
    to: dispatch,
    replyTo: quote.email,
    subject: headerLine(`New quote ${reference}: ${size}, ${lane}`).slice(0, SUBJECT_MAX),
    html: mailPage({
      preview: `${size}. ${lane}. ${due}`,
      title: 'New quote request',
      siteUrl,
      content: [
        paragraph(`${due} Answering this mail answers the customer.`),
        measures(load),
        facts(rows),
        heading('Notes'),
        paragraph(paragraphs(notes)),
        button(page, 'Open in the console'),
      ],
    }),
    text: [
      `New quote request ${reference}`,
      `${due} Answering this mail answers the customer.`,
      [
        `Load: ${size} (length × width × height)`,
        `From: ${quote.origin}`,
        `To: ${quote.destination}`,
        `Equipment: ${quote.equipment}`,
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

/** A phone number to tap on, without what may follow it, such as an extension. */
function callable(phone: string): Html | string {
  const digits = /^\+?[\d\s().-]+/u.exec(phone)?.[0].replace(/[^\d+]/gu, '') ?? '';
  return digits === '' ? phone : link(`tel:${digits}`, phone);
}

/** When the promised reply is due, in the office's own time. */
function replyDue(createdAt: string): string {
  const due = new Date(Date.parse(createdAt) + COMPANY_CONTACT.quoteReplyHours * 3_600_000);
  return due.toLocaleString('en-US', {
    timeZone: 'America/New_York',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
