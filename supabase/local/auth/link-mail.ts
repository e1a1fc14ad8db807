import type { AuthMail } from '../mail/auth-mail.ts';
import type { MailToken } from './mail-token.ts';
import { allowedRedirect, verificationLink } from './redirect.ts';

/** The mail `name` with a link of `type`, which leads on to where the request asked for. */
export function linkMail(
  { name, type, to }: { name: string; type: string; to: string },
  { code, hash }: MailToken,
  request: Request,
  siteUrl: string,
): AuthMail {
  const redirectTo = allowedRedirect(request, siteUrl);
  return {
    name,
    to,
    values: {
      ConfirmationURL: verificationLink(siteUrl, { hash, type }, redirectTo),
      Token: code,
      TokenHash: hash,
      SiteURL: siteUrl,
      RedirectTo: redirectTo,
      Email: to,
    },
  };
}
