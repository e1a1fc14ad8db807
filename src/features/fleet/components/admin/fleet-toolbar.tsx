import { useQuery } from '@tanstack/react-query';
import { FLEET_STATUSES } from '@contracts/fleet';
import { ListToolbar } from '@/shared/console/list/list-toolbar';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { fleetCountsQueryOptions } from '../../api/admin-vehicles';
import type { FleetFilters } from '../../model/fleet-list-params';
import { FLEET_STATUS_LABELS } from '../../model/fleet-statuses';
import { totalOf } from '../../model/total-of';

interface FleetToolbarProps {
  filters: FleetFilters;
  onFiltersChange: (filters: FleetFilters) => void;
}

/** Search, and the status filter with how many the search finds of each. */
export function FleetToolbar({ filters, onFiltersChange }: FleetToolbarProps) {
  const { data: counts } = useQuery(fleetCountsQueryOptions(filters.search));
  return (
    <ListToolbar
      label="Search vehicles"
      placeholder="Name, plate or VIN"
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
          { value: 'all', label: 'All', count: totalOf(counts, 'all') },
          ...FLEET_STATUSES.map((status) => ({
            value: status,
            label: FLEET_STATUS_LABELS[status],
            count: totalOf(counts, status),
          })),
        ]}
      />
    </ListToolbar>
  );
}
