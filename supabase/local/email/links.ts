const LOOPBACK = ['127.0.0.1', 'localhost'];

/**
 * Where a link in an email redirects: the address the request asked for if it is on this computer,
 * otherwise the site. A hosted project uses an allow list.
 */
export function allowedRedirect(request: Request, siteUrl: string): string {
  const asked = new URL(request.url).searchParams.get('redirect_to');
  const url = asked === null ? null : parse(asked);
  const isAllowed = url?.protocol === 'http:' && LOOPBACK.includes(url.hostname);
  return isAllowed ? url.href : siteUrl;
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** The link in an email: it verifies the recipient's address, then redirects to `redirectTo`. */
export function verificationLink(
  siteUrl: string,
  token: { hash: string; type: string },
  redirectTo: string,
): string {
  const url = new URL('/auth/v1/verify', siteUrl);
  url.search = new URLSearchParams({
    token: token.hash,
    type: token.type,
    redirect_to: redirectTo,
  }).toString();
  return url.href;
}
