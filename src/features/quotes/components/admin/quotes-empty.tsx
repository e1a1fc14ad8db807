import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import type { QuoteFilters } from '../../model/admin-filters';

interface QuotesEmptyProps {
  filters: QuoteFilters;
  onFiltersChange: (filters: QuoteFilters) => void;
}

/** Nothing to show: because nothing came in yet, or because of the filters. */
export function QuotesEmpty({ filters, onFiltersChange }: QuotesEmptyProps) {
  const isFiltered = filters.search !== '' || filters.status !== 'all';
  if (!isFiltered) {
    return (
      <EmptyState title="No quotes found">
        Requests from the quote form appear here the moment they are sent.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No quotes found"
      action={
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onFiltersChange({ search: '', status: 'all' });
          }}
        >
          Show all quotes
        </Button>
      }
    >
      Nothing matches this search and status.
    </EmptyState>
  );
}
