import type { AuthEmail } from '../email/auth-email.ts';
import type { EmailToken } from './email-token.ts';
import { allowedRedirect, verificationLink } from '../email/links.ts';

/** The email `name` with a link of `type` that redirects where the request asked. */
export function linkEmail(
  { name, type, to }: { name: string; type: string; to: string },
  { code, hash }: EmailToken,
  request: Request,
  siteUrl: string,
): AuthEmail {
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
