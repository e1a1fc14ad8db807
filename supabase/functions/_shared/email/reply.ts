import { equipmentText } from '../domain/quote-texts.ts';
import type { ReplyPayload } from '../contracts/reply.ts';
import type { ApplicationRow } from './application-row.ts';
import { facts, heading, paragraph } from './blocks.ts';
import type { ContactRow } from './contact-row.ts';
import { paragraphs, subjectLine, withoutLinks } from './escape.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import type { QuoteRow } from './quote-row.ts';
import type { Email } from './transport.ts';

/** The original that is quoted below the reply. */
export interface Original {
  readonly to: string;
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** The customer's message, if there is one. */
  readonly text?: string;
}

type QuotedColumns = 'email' | 'reference' | 'equipment' | 'origin' | 'destination';

/** A quote request, as quoted below a reply. */
export const originalQuote = (quote: Pick<QuoteRow, QuotedColumns>): Original => ({
  to: quote.email,
  title: 'Your request',
  rows: [
    ['Reference', quote.reference],
    ['Equipment', equipmentText(quote.equipment)],
    ['Origin', quote.origin],
    ['Destination', quote.destination],
  ],
});

/** A contact message, as quoted below a reply. */
export const originalMessage = (message: ContactRow): Original => ({
  to: message.email,
  title: 'Your message',
  rows: [['Subject', message.subject]],
  text: message.message,
});

/** An application, as quoted below a reply. */
export const originalApplication = (application: ApplicationRow): Original => ({
  to: application.email,
  title: 'Your application',
  rows: [['Position', application.job_title]],
});

/**
 * A reply written in the console, with the original below it. Nothing in the original becomes a link,
 * because the address may belong to someone other than the sender.
 */
export function replyEmail(
  { subject, body }: ReplyPayload,
  original: Original,
  dispatch: string,
  siteUrl: string,
): Email {
  const rows = original.rows.map(([name, value]) => [name, withoutLinks(value)] as const);
  const quoted = original.text === undefined ? undefined : withoutLinks(original.text);
  return {
    to: original.to,
    replyTo: dispatch,
    subject: subjectLine(subject),
    html: emailPage({
      preview: body.slice(0, 140),
      title: subject,
      siteUrl,
      content: [
        paragraph(paragraphs(body)),
        heading(original.title),
        facts(rows),
        ...(quoted === undefined ? [] : [paragraph(paragraphs(`\n${quoted}`))]),
      ],
    }),
    text: [
      body,
      [`${original.title}:`, ...rows.map(([name, value]) => `${name}: ${value}`)].join('\n'),
      ...(quoted === undefined ? [] : [quoted.replace(/^/gmu, '> ')]),
      TEXT_FOOTER,
    ].join('\n\n'),
  };
}
