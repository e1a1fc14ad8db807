import { COMPANY_CONTACT } from '../domain/company.ts';
import { button, link, paragraph } from './blocks.ts';
import { html } from './escape.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import type { Email } from './transport.ts';

const { name, phones } = COMPANY_CONTACT;
const { dispatch } = phones;
const TITLE = 'Your two-step verification was reset';
const LEAD = `An administrator reset two-step verification for your account at ${name}.`;
const NEXT =
  'You are signed out everywhere. Sign in with your password, then set up your authenticator app again.';

/** Tells a user that an admin removed their second factor. */
export function secondFactorResetEmail(to: string, siteUrl: string): Email {
  const href = `${siteUrl}/auth`;
  return {
    to,
    subject: TITLE,
    html: emailPage({
      preview: LEAD,
      title: TITLE,
      siteUrl,
      content: [
        paragraph(LEAD),
        paragraph(NEXT),
        button(href, 'Sign in'),
        paragraph(
          html`Didn't ask for this? Call dispatch at ${link(dispatch.href, dispatch.display)}, day
          or night.`,
        ),
      ],
    }),
    text: [
      LEAD,
      NEXT,
      href,
      `Didn't ask for this? Call dispatch at ${dispatch.display}, day or night.`,
      TEXT_FOOTER,
    ].join('\n\n'),
  };
}
