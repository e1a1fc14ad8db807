/** What a link from one of our mails brought along in the address (implicit flow). */
export type MailLink = SessionLink | { kind: 'refused' } | { kind: 'half-confirmed' };

/** A session, and which mail it came with, e.g. `signup`. */
export interface SessionLink {
  kind: 'session';
  tokens: { access_token: string; refresh_token: string };
  purpose: string | null;
}

/**
 * Reads the hash of an address the way Supabase Auth writes it: a session, `refused` for a link that
 * was used before, has expired or is not one of ours, or `half-confirmed` for the first of the two
 * links that change an address. `null` for any other hash.
 */
export function readMailLink(hash: string): MailLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  if (params.has('error') || params.has('error_code')) return { kind: 'refused' };
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
