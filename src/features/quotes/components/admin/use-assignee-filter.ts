import { useAuth } from '@/session/use-auth';
import type { QuoteFilters } from '../../model/quote-list-params';

/** Whose quotes the list is narrowed to; `null` for everybody's. */
export function useAssigneeFilter({ assigned }: QuoteFilters): string | null {
  const { user } = useAuth();
  return assigned === 'me' && user !== null ? user.id : null;
}
