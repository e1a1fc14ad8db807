import { useQuery } from '@tanstack/react-query';
import { LOAD_STATUSES } from '@contracts/load';
import { ListToolbar } from '@/shared/console/list/list-toolbar';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { adminLoadCountsQueryOptions } from '../../api/admin-loads';
import { totalOf } from '../../model/load-counts';
import type { LoadFilters } from '../../model/load-list-params';
import { LOAD_STATUS_BADGES } from '../load-status-badge';

interface LoadsToolbarProps {
  filters: LoadFilters;
  onFiltersChange: (filters: LoadFilters) => void;
}

/** Search, and the status filter with how many the search finds of each. */
export function LoadsToolbar({ filters, onFiltersChange }: LoadsToolbarProps) {
  const { data: counts } = useQuery(adminLoadCountsQueryOptions(filters.search));
  return (
    <ListToolbar
      label="Search loads"
      placeholder="Load, town or equipment"
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
          { value: 'all' as const, label: 'All', count: counts && totalOf(counts, 'all') },
          ...LOAD_STATUSES.map((status) => ({
            value: status,
            label: LOAD_STATUS_BADGES[status].word,
            count: counts?.[status],
          })),
        ]}
      />
    </ListToolbar>
  );
}
