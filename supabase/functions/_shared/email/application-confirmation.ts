import type { ReceivedApplication } from './application-row.ts';
import { facts, paragraph, small } from './blocks.ts';
import { html, withoutLinks } from './escape.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import { callDispatch, greeting, notMe, OFFICE_HOURS } from './phrases.ts';
import type { Email } from './transport.ts';

const TITLE = 'We received your application';
const PROMISE = "Thanks for applying. We'll review your application and get back to you soon.";
const CALL = callDispatch('Did something change?');
const NOT_ME = notMe('apply at');

/** `resume_jo.pdf` of a path such as `{uuid}/resume_jo.pdf`, without its prefix. */
const fileName = (path: string) => path.replace(/^[^/]*\/(?:cdl|resume|other)_/u, '');

/**
 * The confirmation for an applicant. Anyone can enter any address, so it links nothing the applicant typed,
 * and leaves out the cover letter.
 */
export function applicationConfirmationEmail(
  application: ReceivedApplication,
  siteUrl: string,
): Email {
  const { first_name, last_name, job_title, phone, email } = application;
  const { resume_document_url, cdl_document_url, other_documents_urls } = application;
  const name = `${first_name} ${last_name}`;
  const hello = greeting(first_name);
  const documents = [resume_document_url, cdl_document_url, ...other_documents_urls]
    .flatMap((path) => (path === null ? [] : [fileName(path)]))
    .join(', ');
  const rows = (
    [
      ['Position', job_title],
      ['Name', name],
      ['Phone', phone],
      ['Documents', documents === '' ? 'None' : documents],
    ] as const
  ).map(([term, value]) => [term, withoutLinks(value)] as const);
  return {
    to: email,
    subject: TITLE,
    html: emailPage({
      preview: PROMISE,
      title: TITLE,
      siteUrl,
      content: [
        paragraph(hello),
        paragraph(html`<strong>${PROMISE}</strong> ${OFFICE_HOURS}`),
        facts(rows),
        paragraph(CALL.html),
        small(NOT_ME),
      ],
    }),
    text: [
      hello,
      `${PROMISE} ${OFFICE_HOURS}`,
      rows.map(([term, value]) => `${term}: ${value}`).join('\n'),
      CALL.text,
      NOT_ME,
      TEXT_FOOTER,
    ].join('\n\n'),
  };
}
