import type { ContactRow } from './contact-row.ts';
import { facts, heading, mailLink, paragraph, phoneLink, type Fact } from './blocks.ts';
import { paragraphs, subjectLine } from './escape.ts';
import { mailPage, TEXT_FOOTER } from './layout.ts';
import type { Mail } from './transport.ts';

const ANSWER = 'Answering this mail answers whoever wrote it.';

/** A message from the contact form for dispatch: all of it, and an answer goes to its sender. */
export function contactDispatchMail(message: ContactRow, dispatch: string, siteUrl: string): Mail {
  const { name, email, phone, subject } = message;
  const rows: Fact[] = [
    ['Subject', subject],
    ['Name', name],
    ['Phone', phone === null ? 'Not given' : phoneLink(phone)],
    ['Email', mailLink(email)],
  ];
  return {
    to: dispatch,
    replyTo: email,
    subject: subjectLine(`Message from ${name}: ${subject}`),
    html: mailPage({
      preview: `${name}: ${subject}`,
      title: 'New message',
      siteUrl,
      content: [
        paragraph(ANSWER),
        facts(rows),
        heading('Message'),
        paragraph(paragraphs(message.message)),
      ],
    }),
    text: [
      `New message from the contact form. ${ANSWER}`,
      [
        `Subject: ${subject}`,
        `Name: ${name}`,
        `Phone: ${phone ?? 'Not given'}`,
        `Email: ${email}`,
      ].join('\n'),
      message.message,
      TEXT_FOOTER,
    ].join('\n\n'),
  };
}
