import { SERVICE_CATEGORIES } from '@contracts/service';
import { ListToolbar } from '@/shared/console/list/list-toolbar';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { Select } from '@/shared/ui/select';
import type { ServiceFilters } from '../model/service-list-params';

interface ServicesToolbarProps {
  filters: ServiceFilters;
  onFiltersChange: (filters: ServiceFilters) => void;
}

/** Search, and the filters by category and by what is switched on. */
export function ServicesToolbar({ filters, onFiltersChange }: ServicesToolbarProps) {
  return (
    <ListToolbar
      label="Search services"
      placeholder="Name"
      filters={filters}
      onFiltersChange={onFiltersChange}
    >
      <Select
        isCompact
        aria-label="Category"
        value={filters.category}
        onChange={({ target }) => {
          const category = SERVICE_CATEGORIES.find((one) => one === target.value) ?? 'all';
          onFiltersChange({ ...filters, category });
        }}
      >
        <option value="all">All categories</option>
        {SERVICE_CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </Select>
      <SegmentedFilter
        label="Active"
        value={filters.active}
        onValueChange={(active) => {
          onFiltersChange({ ...filters, active });
        }}
        options={[
          { value: 'all', label: 'All' },
          { value: 'yes', label: 'Active' },
          { value: 'no', label: 'Off' },
        ]}
      />
    </ListToolbar>
  );
}
