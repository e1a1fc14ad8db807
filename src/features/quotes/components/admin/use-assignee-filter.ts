import { useAuth } from '@/session/use-auth';
import type { QuoteFilters } from '../../model/quote-list-params';

/** User id the list is filtered by; `null` shows all assignees. */
export function useAssigneeFilter({ assigned }: QuoteFilters): string | null {
  const { user } = useAuth();
  return assigned === 'me' && user !== null ? user.id : null;
}
