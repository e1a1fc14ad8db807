import { isLinkToken } from '@contracts/quote-link';

const KEY = 'quote-link';
const BYTES = 24;

/** The token of a quote's private link, created in the browser that sends the request. */
interface StoredToken {
  id: string;
  token: string;
}

/** Fallback for browsers without storage: enough for a retry while the page is open. */
let inMemory: StoredToken | null = null;

/**
 * The random token for this quote. It stays the same across retries and reloads: if the response to
 * an insert was lost, the retry still has the link to the row that was stored.
 */
export function linkTokenFor(id: string): string {
  const known = readStored();
  if (known?.id === id) return known.token;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  inMemory = { id, token };
  try {
    window.localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Blocked or full: the token lasts as long as the page.
  }
  return token;
}

/** Clears the token once the quote is stored. Its confirmation holds the token from then on. */
export function forgetLinkToken(): void {
  inMemory = null;
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was stored.
  }
}

/**
 * The hash of a token that the database stores: its SHA-256 in hex. `null` where the browser can't hash; the
 * customer then gets the link only by email.
 */
export async function hashLinkToken(token: string): Promise<string | null> {
  // Browsers define it only on secure origins.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readStored(): StoredToken | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as Partial<StoredToken>;
    const { id, token } = stored;
    return typeof id === 'string' && typeof token === 'string' && isLinkToken(token)
      ? { id, token }
      : inMemory;
  } catch {
    return inMemory;
  }
}
