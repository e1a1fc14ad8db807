import { quoteFormSchema, type QuotePayload } from '@contracts/quote';
import { isLinkToken } from '@contracts/quote-link';
import { quoteValues } from './quote-values';

/** A stored request, as its confirmation shows it. */
export interface SentQuote {
  id: string;
  payload: QuotePayload;
  /** `null` if the response was lost. The private link still leads to it. */
  reference: string | null;
  /** Token of the private link; `null` where the browser can't hash. */
  token: string | null;
  /** True if the confirmation was emailed; false until that is known. */
  isConfirmed: boolean;
}

const KEY = 'sent-quote';

type StoredQuote = Partial<Record<keyof SentQuote | 'values', unknown>>;

/**
 * Keeps the confirmation across reloads until the customer starts a new request. It holds personal
 * data and a private link, so it goes to session storage and is deleted with the tab.
 */
export function saveSentQuote({ payload, ...rest }: SentQuote): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...rest, values: quoteValues(payload) }));
  } catch {
    // Blocked or full: the confirmation lasts as long as the page.
  }
}

/** The stored confirmation, or `null`. Anything can be in storage, so it is validated. */
export function loadSentQuote(): SentQuote | null {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as StoredQuote | null;
    const payload = quoteFormSchema.safeParse(stored?.values).data;
    if (typeof stored?.id !== 'string' || payload === undefined) return null;
    const { id, reference, token, isConfirmed } = stored;
    return {
      id,
      payload,
      reference: typeof reference === 'string' ? reference : null,
      token: typeof token === 'string' && isLinkToken(token) ? token : null,
      isConfirmed: isConfirmed === true,
    };
  } catch {
    return null;
  }
}

export function clearSentQuote(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was stored.
  }
}
