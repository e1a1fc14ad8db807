import { button, facts, paragraph } from './blocks.ts';
import { paragraphs, subjectLine } from './escape.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import { callDispatch } from './phrases.ts';
import type { Email } from './transport.ts';

export type Row = readonly [label: string, value: string];

export interface Words {
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly rows: readonly Row[];
}

interface StepEmail extends Words {
  readonly to: string;
  /** The page to open, if the recipient has one. */
  readonly open: { readonly href: string; readonly text: string } | null;
}

/** An email about a step of a load: the news, a link, the facts and how to reach dispatch. */
export function stepEmail(
  { to, subject, title, lead, rows, open }: StepEmail,
  siteUrl: string,
): Email {
  const note = callDispatch('Questions?');
  return {
    to,
    subject: subjectLine(subject),
    html: emailPage({
      preview: lead,
      title,
      siteUrl,
      content: [
        paragraph(paragraphs(lead)),
        ...(open === null ? [] : [button(open.href, open.text)]),
        ...(rows.length === 0
          ? []
          : [facts(rows.map(([label, value]) => [label, paragraphs(value)] as const))]),
        paragraph(note.html),
      ],
    }),
    text: [
      lead,
      ...(open === null ? [] : [open.href]),
      ...(rows.length === 0 ? [] : [rows.map(([label, value]) => `${label}: ${value}`).join('\n')]),
      note.text,
      TEXT_FOOTER,
    ].join('\n\n'),
  };
}
