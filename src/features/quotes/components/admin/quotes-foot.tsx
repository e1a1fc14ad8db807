import { useQuery } from '@tanstack/react-query';
import { Button } from '@/shared/ui/button';
import { adminQuoteCountsQueryOptions } from '../../api/admin-quote-counts';
import type { QuoteFilters } from '../../model/admin-filters';
import type { AdminQuotesList } from './use-admin-quotes';

interface QuotesFootProps {
  list: AdminQuotesList;
  filters: QuoteFilters;
  /** How many rows stand above. */
  shown: number;
}

/** How much of the list is shown, what the amber means, and the way to the older quotes. */
export function QuotesFoot({ list, filters: { search, status }, shown }: QuotesFootProps) {
  const { data: counts } = useQuery(adminQuoteCountsQueryOptions(search));
  const total =
    counts && (status === 'all' ? counts.new + counts.reviewed + counts.archived : counts[status]);

  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm text-subtle tabular-nums">
        {total !== undefined && `${String(shown)} of ${total.toLocaleString('en-US')}. `}
        Amber marks what is over the legal envelope on that trailer.
      </p>
      {list.hasMore && (
        <Button
          variant="quiet"
          size="md"
          isBusy={list.isLoadingMore}
          busyText="Loading..."
          onClick={list.loadMore}
        >
          Load more
        </Button>
      )}
    </div>
  );
}
