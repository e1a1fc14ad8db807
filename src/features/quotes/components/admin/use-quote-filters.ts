import { useAuth } from '@/session/use-auth';
import type { QuoteInboxFilters } from '../../api/quote-inbox';
import type { QuoteFilters } from '../../model/quote-list-params';

/** The list's filters with the user behind _Mine_. */
export function useQuoteFilters(filters: QuoteFilters): QuoteInboxFilters {
  const { user } = useAuth();
  return { ...filters, assigneeId: filters.assigned === 'me' && user !== null ? user.id : null };
}
