import type { ContactRow } from './contact-row.ts';
import { facts, heading, emailLink, paragraph, phoneLink, type Fact } from './blocks.ts';
import { paragraphs, subjectLine } from './escape.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import type { Email } from './transport.ts';

const HOW_TO_REPLY = 'Reply to this email to answer the sender.';

/** The email to dispatch with a complete contact message. Replies go to its sender. */
export function contactDispatchEmail(
  message: ContactRow,
  dispatch: string,
  siteUrl: string,
): Email {
  const { name, email, phone, subject } = message;
  const rows: Fact[] = [
    ['Subject', subject],
    ['Name', name],
    ['Phone', phone === null ? 'Not given' : phoneLink(phone)],
    ['Email', emailLink(email)],
  ];
  return {
    to: dispatch,
    replyTo: email,
    subject: subjectLine(`Message from ${name}: ${subject}`),
    html: emailPage({
      preview: `${name}: ${subject}`,
      title: 'New message',
      siteUrl,
      content: [
        paragraph(HOW_TO_REPLY),
        facts(rows),
        heading('Message'),
        paragraph(paragraphs(message.message)),
      ],
    }),
    text: [
      `New message from the contact form. ${HOW_TO_REPLY}`,
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
