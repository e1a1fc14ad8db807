import type { OwnQuote } from '@/features/quotes/api/own-quotes';
import { adminQuote } from './admin-quote';

/** A quote as its owner reads it. */
export function ownQuote(given: Partial<OwnQuote> = {}): OwnQuote {
  const { updated_at: _updated, user_id: _user, ...quote } = adminQuote();
  return { ...quote, reviewed_at: null, archived_at: null, ...given };
}
