import { COMPANY_CONTACT } from '../domain/company.ts';
import { button, link, paragraph, small } from './blocks.ts';
import { html, type Html } from './escape.ts';
import { emailPage } from './layout.ts';
import { STYLE } from './styles.ts';

/**
 * The emails Auth sends, with Auth's own variables (`{{ .TokenHash }}` and so on).
 * `npm run templates` writes each to `supabase/templates/<name>.html`; `supabase/config.toml` names
 * those files and contains the subjects.
 */

const { name, phones } = COMPANY_CONTACT;
const SITE = '{{ .SiteURL }}';
const EMAIL = html`<strong>{{ .Email }}</strong>`;
const FORGOT_PASSWORD = `${SITE}/auth/forgot-password`;

const dispatch = link(phones.dispatch.href, phones.dispatch.display);

/**
 * The address of a link of this kind. Auth's own `{{ .ConfirmationURL }}` is used up by whatever opens it,
 * such as a mail scanner. The fragment isn't sent to a server: only the button on the page uses the token.
 */
const linkOf = (type: string) => `{{ .RedirectTo }}#token_hash={{ .TokenHash }}&type=${type}`;

/** The link as a button, and as text for email programs that show no buttons. */
const linkBlocks = (type: string, text: string): Html[] => [
  button(linkOf(type), text),
  small(
    "This link works once and expires in one hour. If the button doesn't work, copy this address into your browser:",
  ),
  html`<p style="${STYLE.address}">${link(linkOf(type), linkOf(type))}</p>`,
];

const page = (title: string, preview: string, content: readonly Html[]) =>
  emailPage({ title, preview, content, siteUrl: SITE });

/** HTML of every account email, by Auth's name for it. */
export const ACCOUNT_EMAILS = {
  confirmation: page(
    'Verify your email address',
    `One more step: verify your email address to sign in to ${name}.`,
    [
      paragraph(html`Thanks for registering. Verify ${EMAIL} to sign in.`),
      ...linkBlocks('signup', 'Verify my email address'),
      small(
        `If you didn't register with ${name}, someone entered your address by mistake. Ignore this email: no one can use the account without the link.`,
      ),
    ],
  ),
  invite: page(
    `You're invited to ${name}`,
    `Open the link and choose a password to join ${name}.`,
    [
      paragraph(
        html`${name} created an account for ${EMAIL}. Open the link to see who invited you and to
        choose your password.`,
      ),
      ...linkBlocks('invite', 'Accept the invitation'),
      paragraph(
        html`Link expired or already used? You can ${link(FORGOT_PASSWORD, 'request a new link')} at
        any time.`,
      ),
      small(
        "If you don't know what this is about, ignore this email: no one can use the account without the link. Don't forward it.",
      ),
    ],
  ),
  recovery: page('Choose a new password', `Open the link and choose a new password for ${name}.`, [
    paragraph(
      html`You requested a new password for ${EMAIL}. The link signs you in so you can choose one.`,
    ),
    ...linkBlocks('recovery', 'Choose a new password'),
    small(
      "If you didn't request this, ignore this email. Your password stays the same. Don't forward the link.",
    ),
  ]),
  email_change: page(
    'Confirm your new email address',
    'Open the link in this email and in the one to your other address.',
    [
      paragraph(
        html`You asked to change your account's email address from ${EMAIL} to
          <strong>{{ .NewEmail }}</strong>.`,
      ),
      paragraph(
        'We sent an email like this to both addresses. The change takes effect after you open both links.',
      ),
      ...linkBlocks('email_change', 'Confirm the change'),
      paragraph(
        html`Not you? Don't open the link. ${link(FORGOT_PASSWORD, 'Choose a new password')}:
        someone else may know yours.`,
      ),
    ],
  ),
  password_changed: page('Your password was changed', `Your password for ${name} was changed.`, [
    paragraph(html`The password for your account ${EMAIL} was just changed.`),
    paragraph(
      "If you changed it, you don't need to do anything. We signed out your other devices.",
    ),
    paragraph(
      html`Not you? ${link(FORGOT_PASSWORD, 'Choose a new password')} now and call dispatch at
      ${dispatch}, day or night.`,
    ),
  ]),
  email_changed: page(
    'Your email address was changed',
    'Sign in with your new email address from now on.',
    [
      paragraph(
        html`Your account's email address was changed from <strong>{{ .OldEmail }}</strong> to
          ${EMAIL}. Sign in with the new address from now on.`,
      ),
      paragraph(html`Not you? Call dispatch at ${dispatch}, day or night.`),
    ],
  ),
} as const;
