import { useQuery } from '@tanstack/react-query';
import { ListToolbar } from '@/shared/console/list/list-toolbar';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { Select } from '@/shared/ui/select';
import { applicationCountsQueryOptions } from '../../api/admin-application-counts';
import { POSITIONS, type ApplicationFilters } from '../../model/application-list-params';
import { totalOf } from '../../model/application-counts';

interface ApplicationsToolbarProps {
  filters: ApplicationFilters;
  onFiltersChange: (filters: ApplicationFilters) => void;
}

/** Search, the position, and the status with how many the two find of each. */
export function ApplicationsToolbar({ filters, onFiltersChange }: ApplicationsToolbarProps) {
  const { data: counts } = useQuery(applicationCountsQueryOptions(filters));
  return (
    <ListToolbar
      label="Search applications"
      placeholder="Name, address or position"
      filters={filters}
      onFiltersChange={onFiltersChange}
    >
      <Select
        isCompact
        aria-label="Position"
        value={filters.position}
        onChange={({ target }) => {
          onFiltersChange({ ...filters, position: target.value });
        }}
      >
        <option value="all">All positions</option>
        {POSITIONS.map((position) => (
          <option key={position}>{position}</option>
        ))}
      </Select>
      <SegmentedFilter
        label="Status"
        value={filters.status}
        onValueChange={(status) => {
          onFiltersChange({ ...filters, status });
        }}
        options={[
          { value: 'all', label: 'All', count: counts && totalOf(counts, 'all') },
          { value: 'new', label: 'New', count: counts?.new },
          { value: 'reviewed', label: 'Reviewed', count: counts?.reviewed },
          { value: 'interview', label: 'Interview', count: counts?.interview },
          { value: 'hired', label: 'Hired', count: counts?.hired },
          { value: 'rejected', label: 'Rejected', count: counts?.rejected },
        ]}
      />
    </ListToolbar>
  );
}
