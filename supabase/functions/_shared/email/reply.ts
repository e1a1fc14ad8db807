import type { ReplyPayload } from '../contracts/reply.ts';
import type { ApplicationRow } from './application-row.ts';
import { facts, heading, paragraph } from './blocks.ts';
import type { ContactRow } from './contact-row.ts';
import { paragraphs, subjectLine, withoutLinks } from './escape.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import type { QuoteRow } from './quote-row.ts';
import type { Email } from './transport.ts';

/** What a mail answers: shown below it, so that the customer need not remember. */
export interface Answered {
  readonly to: string;
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** What the customer had written, where that is more than facts. */
  readonly text?: string;
}

/** A quote request as what is answered. */
export const answeredQuote = (quote: QuoteRow): Answered => ({
  to: quote.email,
  title: 'Your request',
  rows: [
    ['Reference', quote.reference],
    ['Equipment', quote.equipment],
    ['From', quote.origin],
    ['To', quote.destination],
  ],
});

/** A contact message as what is answered. */
export const answeredMessage = (message: ContactRow): Answered => ({
  to: message.email,
  title: 'Your message',
  rows: [['Subject', message.subject]],
  text: message.message,
});

/** An application as what is answered. */
export const answeredApplication = (application: ApplicationRow): Answered => ({
  to: application.email,
  title: 'Your application',
  rows: [['Position', application.job_title]],
});

/**
 * A mail somebody in the office has written. What the customer once typed comes back without
 * links: the address may not be theirs.
 */
export function replyEmail(
  { subject, body }: ReplyPayload,
  answered: Answered,
  dispatch: string,
  siteUrl: string,
): Email {
  const rows = answered.rows.map(([name, value]) => [name, withoutLinks(value)] as const);
  const written = answered.text === undefined ? undefined : withoutLinks(answered.text);
  return {
    to: answered.to,
    replyTo: dispatch,
    subject: subjectLine(subject),
    html: emailPage({
      preview: body.slice(0, 140),
      title: subject,
      siteUrl,
      content: [
        paragraph(paragraphs(body)),
        heading(answered.title),
        facts(rows),
        ...(written === undefined ? [] : [paragraph(paragraphs(`\n${written}`))]),
      ],
    }),
    text: [
      body,
      [`${answered.title}:`, ...rows.map(([name, value]) => `${name}: ${value}`)].join('\n'),
      ...(written === undefined ? [] : [written.replace(/^/gmu, '> ')]),
      TEXT_FOOTER,
    ].join('\n\n'),
  };
}
