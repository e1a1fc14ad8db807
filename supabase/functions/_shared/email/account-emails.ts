import { COMPANY_CONTACT } from '../contracts/company.ts';
import { button, link, paragraph, small } from './blocks.ts';
import { html, type Html } from './escape.ts';
import { emailPage } from './layout.ts';
import { STYLE } from './styles.ts';

/**
 * The mails Auth sends itself, with its own variables in them (`{{ .ConfirmationURL }}` and the
 * like). `npm run templates` writes each to `supabase/templates/<name>.html`, which
 * `supabase/config.toml` names and a hosted project is given; subjects stand there.
 */

const { name, phones } = COMPANY_CONTACT;
const SITE = '{{ .SiteURL }}';
const EMAIL = html`<strong>{{ .Email }}</strong>`;
const FORGOTTEN = `${SITE}/auth/forgot-password`;
const ONCE = 'The link works once, for one hour.';

const dispatch = link(phones.dispatch.href, phones.dispatch.display);

/** The mail's link as a button, and as text for programs that show none. */
const linkBlocks = (text: string): Html[] => [
  button('{{ .ConfirmationURL }}', text),
  small(`${ONCE} If the button does not work, copy this address into your browser:`),
  html`<p style="${STYLE.address}">${link('{{ .ConfirmationURL }}', '{{ .ConfirmationURL }}')}</p>`,
];

const page = (title: string, preview: string, content: readonly Html[]) =>
  emailPage({ title, preview, content, siteUrl: SITE });

/** HTML of every mail, by the name Auth has for it. */
export const ACCOUNT_EMAILS = {
  confirmation: page(
    'Verify your email address',
    `One step left: verify your address to sign in at ${name}.`,
    [
      paragraph(html`Thank you for registering. Verify ${EMAIL} and you are signed in.`),
      ...linkBlocks('Verify my email address'),
      small(
        `If you did not register at ${name}, somebody typed your address by mistake. Ignore this mail: without the link nobody can use the account.`,
      ),
    ],
  ),
  invite: page(
    `You are invited to ${name}`,
    `Open the link, choose a password, and you are in at ${name}.`,
    [
      paragraph(
        html`${name} has made an account for ${EMAIL}. Open the link and choose a password of your
        own; who invited you, and to what, stands there.`,
      ),
      ...linkBlocks('Accept the invitation'),
      paragraph(
        html`Later than that, or opened already? ${link(FORGOTTEN, 'Have a new link mailed')} to
        this address, at any time.`,
      ),
      small(
        'If you do not know what this is about, ignore this mail: without the link nobody can use the account. Never pass the link on.',
      ),
    ],
  ),
  recovery: page('Choose a new password', `Open the link and choose a new password for ${name}.`, [
    paragraph(html`You asked for a new password for ${EMAIL}. The link signs you in to choose it.`),
    ...linkBlocks('Choose a new password'),
    small(
      'If you did not ask for this, ignore this mail: your password stays as it is. Never pass the link on.',
    ),
  ]),
  email_change: page(
    'Confirm your new email address',
    'Both addresses confirm the change: this one does with a link.',
    [
      paragraph(
        html`You asked to change the address of your account from ${EMAIL} to
          <strong>{{ .NewEmail }}</strong>.`,
      ),
      paragraph(
        'Each of the two addresses gets a mail like this one. The change is made once both links were opened.',
      ),
      ...linkBlocks('Confirm the change'),
      paragraph(
        html`Not you? Do not open the link, and ${link(FORGOTTEN, 'choose a new password')}:
        somebody else may know yours.`,
      ),
    ],
  ),
  password_changed: page('Your password was changed', 'The password of your account is new.', [
    paragraph(html`The password of your account ${EMAIL} was just changed.`),
    paragraph('If that was you, there is nothing to do. Other devices were signed out.'),
    paragraph(
      html`Not you? ${link(FORGOTTEN, 'Choose a new password')} at once, and call dispatch at
      ${dispatch}, day or night.`,
    ),
  ]),
  email_changed: page(
    'Your email address was changed',
    'You sign in with another address from now on.',
    [
      paragraph(
        html`The address of your account was changed from <strong>{{ .OldEmail }}</strong> to
          ${EMAIL}. From now on you sign in with the new one.`,
      ),
      paragraph(html`Not you? Call dispatch at ${dispatch}, day or night.`),
    ],
  ),
} as const;
