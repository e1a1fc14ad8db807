import { isLinkToken } from '@contracts/quote-link';

const KEY = 'quote-link';
const BYTES = 24;

/** The token of a quote's private link, made in the browser that sends it. */
interface KeptToken {
  id: string;
  token: string;
}

/** For a browser without storage: enough for a retry while the page is open. */
let kept: KeptToken | null = null;

/**
 * The token for the quote of this id: random, and the same for every try, also after a reload, so
 * that a retry after a lost answer still knows the link of the row that was stored.
 */
export function linkTokenFor(id: string): string {
  const known = readKept();
  if (known?.id === id) return known.token;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  kept = { id, token };
  try {
    window.localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Blocked or full: it is kept as long as the page is.
  }
  return token;
}

/** Once the quote is stored its receipt holds the token. */
export function forgetLinkToken(): void {
  kept = null;
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was stored.
  }
}

/**
 * What the database keeps of a token: SHA-256 in hexadecimal digits. Null where the page is not
 * served safely and browsers give no hashes; the link then comes by mail alone.
 */
export async function hashLinkToken(token: string): Promise<string | null> {
  // Browsers leave it out of pages that are not served by https.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readKept(): KeptToken | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as Partial<KeptToken>;
    const { id, token } = stored;
    return typeof id === 'string' && typeof token === 'string' && isLinkToken(token)
      ? { id, token }
      : kept;
  } catch {
    return kept;
  }
}
