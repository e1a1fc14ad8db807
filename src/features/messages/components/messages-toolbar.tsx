import { useQuery } from '@tanstack/react-query';
import { ListToolbar } from '@/shared/console/list/list-toolbar';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { messageCountsQueryOptions } from '../api/message-counts';
import type { MessageFilters } from '../model/message-list-params';

interface MessagesToolbarProps {
  filters: MessageFilters;
  onFiltersChange: (filters: MessageFilters) => void;
}

/** Search, and the status filter with how many the search finds of each. */
export function MessagesToolbar({ filters, onFiltersChange }: MessagesToolbarProps) {
  const { data: counts } = useQuery(messageCountsQueryOptions(filters.search));
  const total = counts && counts.new + counts.handled + counts.archived;
  return (
    <ListToolbar
      label="Search messages"
      placeholder="Name, address or subject"
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
          { value: 'handled', label: 'Handled', count: counts?.handled },
          { value: 'archived', label: 'Archived', count: counts?.archived },
        ]}
      />
    </ListToolbar>
  );
}
