import { useQuery } from '@tanstack/react-query';
import { ListToolbar } from '@/shared/console/list-toolbar';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { adminQuoteCountsQueryOptions } from '../../api/admin-quote-counts';
import type { QuoteFilters } from '../../model/admin-address';

interface QuotesToolbarProps {
  filters: QuoteFilters;
  onFiltersChange: (filters: QuoteFilters) => void;
}

/** Search, and the status filter with how many the search finds of each. */
export function QuotesToolbar({ filters, onFiltersChange }: QuotesToolbarProps) {
  const { data: counts } = useQuery(adminQuoteCountsQueryOptions(filters.search));
  const total = counts && counts.new + counts.reviewed + counts.archived;

  return (
    <ListToolbar
      label="Search quotes"
      placeholder="Name, town or equipment"
      search={filters.search}
      onSearch={(search) => {
        onFiltersChange({ ...filters, search });
      }}
    >
      <SegmentedFilter
        label="Status"
        value={filters.status}
        onValueChange={(status) => {
          onFiltersChange({ ...filters, status });
        }}
        options={[
          { value: 'all', label: 'All', count: total },
          { value: 'new', label: 'New', count: counts?.new },
          { value: 'reviewed', label: 'Reviewed', count: counts?.reviewed },
          { value: 'archived', label: 'Archived', count: counts?.archived },
        ]}
      />
    </ListToolbar>
  );
}
