/** What the edge in front of the function says about a request; nothing of it comes from the body. */
export interface Edge {
  /** The caller's address, in full: the database brakes by it and keeps only its network. */
  address: string | null;
  userAgent: string;
  /** ISO 3166 code and name, where the edge looks them up; never guessed. */
  country: string | null;
  city: string | null;
}

/** Cloudflare's codes for 'unknown' and 'Tor'. */
const NOWHERE = ['XX', 'T1'];

/**
 * Reads the edge's headers. Cloudflare, which stands before hosted Supabase, writes its own over
 * whatever a caller sent; `cf-ipcity` is there only where its 'visitor location headers' are on.
 */
export function edgeOf(headers: Headers): Edge {
  const country = line(headers.get('cf-ipcountry'), 2);
  return {
    address: line(
      headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0],
      64,
    ),
    userAgent: line(headers.get('user-agent'), 1024) ?? '',
    country: country === null || NOWHERE.includes(country) ? null : country,
    city: line(headers.get('cf-ipcity'), 120),
  };
}

function line(value: string | null | undefined, max: number): string | null {
  const text = value?.trim().slice(0, max);
  return text === undefined || text === '' ? null : text;
}
