import { quoteFormSchema, type QuotePayload } from '@contracts/quote';
import { isLinkToken } from '@contracts/quote-link';
import { quoteValues } from './quote-values';

/** A request that is stored, as its confirmation shows it. */
export interface SentQuote {
  id: string;
  payload: QuotePayload;
  /** Null where the answer that carried it was lost; the link still tells it. */
  reference: string | null;
  /** Token of the private link; null where this browser could not make one. */
  token: string | null;
}

const KEY = 'quote-receipt';

type StoredReceipt = Partial<Record<keyof SentQuote | 'values', unknown>>;

/**
 * Keeps the confirmation over a reload, until a new quote is begun. In this tab alone: it holds
 * names and a private link, and a tab that is closed takes them along.
 */
export function saveReceipt({ payload, ...rest }: SentQuote): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...rest, values: quoteValues(payload) }));
  } catch {
    // Blocked or full: the confirmation lasts as long as the page.
  }
}

/** The kept confirmation, or `null`. Anybody can write to storage: only what fits is read. */
export function loadReceipt(): SentQuote | null {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as StoredReceipt | null;
    const payload = quoteFormSchema.safeParse(stored?.values).data;
    if (typeof stored?.id !== 'string' || payload === undefined) return null;
    const { id, reference, token } = stored;
    return {
      id,
      payload,
      reference: typeof reference === 'string' ? reference : null,
      token: typeof token === 'string' && isLinkToken(token) ? token : null,
    };
  } catch {
    return null;
  }
}

export function clearReceipt(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was stored.
  }
}
