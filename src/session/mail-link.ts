/** What a link from one of our mails brought along in the address (implicit flow). */
export type MailLink =
  /** A session; supabase-js reads it. `purpose` says which mail it was, e.g. `signup`. */
  | { kind: 'session'; purpose: string | null }
  /** A link that was used before or has expired. */
  | { kind: 'refused'; code: string | null; message: string };

/** Reads the hash of an address the way Supabase Auth writes it; `null` for any other hash. */
export function readMailLink(hash: string): MailLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  if (params.has('access_token')) return { kind: 'session', purpose: params.get('type') };
  const code = params.get('error_code');
  const message = params.get('error_description') ?? params.get('error');
  if (code === null && message === null) return null;
  return { kind: 'refused', code, message: message ?? 'The link was not accepted.' };
}
