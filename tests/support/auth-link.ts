import { findAuthLink, type OutboxEmail } from '../../supabase/local/email/outbox.ts';

/**
 * The address of Auth's own endpoint for the link in an email. Unlike our link, opening it uses the token and
 * redirects to the page with a session. `undefined` if the email has no link.
 */
export function verifyAddressIn(email: OutboxEmail): string | undefined {
  const link = findAuthLink(email);
  if (link === undefined) return undefined;
  const page = new URL(link);
  const params = new URLSearchParams(page.hash.slice(1));
  page.hash = '';
  const address = new URL('/auth/v1/verify', page);
  address.search = new URLSearchParams({
    token: params.get('token_hash') ?? '',
    type: params.get('type') ?? '',
    redirect_to: page.href,
  }).toString();
  return address.href;
}
