import type { ContactRow } from './contact-row.ts';
import { facts, heading, paragraph, small } from './blocks.ts';
import { html, paragraphs, withoutLinks } from './escape.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import { callDispatch, greeting, notMe, OFFICE_HOURS } from './phrases.ts';
import type { Email } from './transport.ts';

const TITLE = 'We received your message';
const PROMISE = "Thanks for your message. We'll get back to you shortly.";
const CALL = callDispatch('Is your load waiting?');
const NOT_ME = notMe('write to');

/**
 * The confirmation for the sender of a contact message. Anyone can enter any address, so it links nothing the
 * sender typed, and its subject is fixed.
 */
export function contactConfirmationEmail(message: ContactRow, siteUrl: string): Email {
  const hello = greeting(message.name);
  const sent = withoutLinks(message.message);
  const rows = [
    ['Subject', withoutLinks(message.subject)],
    ['Name', withoutLinks(message.name)],
    ['Phone', withoutLinks(message.phone ?? 'Not given')],
  ] as const;
  return {
    to: message.email,
    subject: TITLE,
    html: emailPage({
      preview: PROMISE,
      title: TITLE,
      siteUrl,
      content: [
        paragraph(hello),
        paragraph(html`<strong>${PROMISE}</strong> ${OFFICE_HOURS}`),
        paragraph(CALL.html),
        facts(rows),
        heading('Your message'),
        paragraph(paragraphs(sent)),
        small(NOT_ME),
      ],
    }),
    text: [
      hello,
      `${PROMISE} ${OFFICE_HOURS}`,
      CALL.text,
      rows.map(([term, value]) => `${term}: ${value}`).join('\n'),
      `Your message:\n${sent}`,
      NOT_ME,
      TEXT_FOOTER,
    ].join('\n\n'),
  };
}
