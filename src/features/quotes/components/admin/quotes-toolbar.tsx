import { useQuery } from '@tanstack/react-query';
import { ListToolbar } from '@/shared/console/list/list-toolbar';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { adminQuoteCountsQueryOptions, totalOf } from '../../api/admin-quote-counts';
import type { QuoteFilters } from '../../model/quote-list-params';
import { useAssigneeFilter } from './use-assignee-filter';

interface QuotesToolbarProps {
  filters: QuoteFilters;
  onFiltersChange: (filters: QuoteFilters) => void;
}

/** Search, the status filter with how many the search finds of each, and one's own quotes. */
export function QuotesToolbar({ filters, onFiltersChange }: QuotesToolbarProps) {
  const assigneeId = useAssigneeFilter(filters);
  const { data: counts } = useQuery(adminQuoteCountsQueryOptions(filters.search, assigneeId));
  const total = counts && totalOf(counts, 'all');

  return (
    <ListToolbar
      label="Search quotes"
      placeholder="Name, town or equipment"
      filters={filters}
      onFiltersChange={onFiltersChange}
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
      <SegmentedFilter
        label="Assigned to"
        value={filters.assigned}
        onValueChange={(assigned) => {
          onFiltersChange({ ...filters, assigned });
        }}
        options={[
          { value: 'all', label: 'Everybody' },
          { value: 'me', label: 'Mine' },
        ]}
      />
    </ListToolbar>
  );
}
