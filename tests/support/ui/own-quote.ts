import type { OwnQuote } from '@/features/quotes/api/own-quotes';
import { adminQuote } from './admin-quote';

/** A quote with the columns its owner can read. */
export function ownQuote(given: Partial<OwnQuote> = {}): OwnQuote {
  return { ...adminQuote(), reviewed_at: null, archived_at: null, ...given };
}
