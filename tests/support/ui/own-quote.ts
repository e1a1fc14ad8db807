import type { OwnQuote } from '@/features/quotes/api/own-quotes';
import { adminQuote } from './admin-quote';

/** Neither an offer nor a load yet. */
export const NO_STAGE = { offer: null, load: null };

/** A quote with the columns its owner can read. */
export function ownQuote(given: Partial<OwnQuote> = {}): OwnQuote {
  return {
    ...adminQuote(),
    reviewed_at: null,
    archived_at: null,
    stage: NO_STAGE,
    confirmed_at: null,
    ...given,
  };
}
