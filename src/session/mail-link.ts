/** What a link from one of our mails brought along in the address (implicit flow). */
export type MailLink =
  /** A session; supabase-js reads it. `purpose` says which mail it was, e.g. `signup`. */
  | { kind: 'session'; purpose: string | null }
  /** A link that was used before, has expired or is not one of ours. */
  | { kind: 'refused' };

/** Reads the hash of an address the way Supabase Auth writes it; `null` for any other hash. */
export function readMailLink(hash: string): MailLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  if (params.has('access_token')) return { kind: 'session', purpose: params.get('type') };
  return params.has('error') || params.has('error_code') ? { kind: 'refused' } : null;
}
