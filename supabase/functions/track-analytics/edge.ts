import { clientAddress } from '../_shared/http/client-address.ts';

/** The facts about a request in the edge's headers, never in the body. */
export interface Edge {
  /** The caller's full IP address. The database uses it for the rate limit and stores only its network. */
  address: string | null;
  userAgent: string;
  /** ISO 3166 country code, if the edge provides it. */
  country: string | null;
  /** City name, if the edge provides it. */
  city: string | null;
}

/** Cloudflare's codes for 'unknown' and 'Tor'. */
const NO_COUNTRY = ['XX', 'T1'];

/**
 * Reads the edge's headers. Cloudflare, in front of hosted Supabase, overwrites whatever the caller sent.
 * It adds `cf-ipcity` only if 'visitor location headers' is on.
 */
export function edgeOf(headers: Headers): Edge {
  const country = line(headers.get('cf-ipcountry'), 2);
  return {
    address: clientAddress(headers),
    userAgent: line(headers.get('user-agent'), 1024) ?? '',
    country: country === null || NO_COUNTRY.includes(country) ? null : country,
    city: line(headers.get('cf-ipcity'), 120),
  };
}

function line(value: string | null | undefined, max: number): string | null {
  const text = value?.trim().slice(0, max);
  return text === undefined || text === '' ? null : text;
}
