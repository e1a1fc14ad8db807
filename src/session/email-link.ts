/** What a link from one of our emails put into the URL (implicit flow). */
export type EmailLink = SessionLink | { kind: 'invalid' } | { kind: 'half-confirmed' };

/** Session tokens and the kind of email they came from, such as `signup`. */
export interface SessionLink {
  kind: 'session';
  tokens: { access_token: string; refresh_token: string };
  purpose: string | null;
}

/**
 * Parses a URL hash written by Supabase Auth: a session, `invalid` for a link that was used, has
 * expired or isn't ours, or `half-confirmed` for the first of the two links that change an email
 * address. `null` for any other hash.
 */
export function readEmailLink(hash: string): EmailLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  if (params.has('error') || params.has('error_code')) return { kind: 'invalid' };
  if ((params.get('message') ?? '') !== '') return { kind: 'half-confirmed' };
  const accessToken = params.get('access_token');
  const refreshToken = params.get('refresh_token');
  if (accessToken === null || refreshToken === null) return null;
  return {
    kind: 'session',
    tokens: { access_token: accessToken, refresh_token: refreshToken },
    purpose: params.get('type'),
  };
}
