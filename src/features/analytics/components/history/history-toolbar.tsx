import { EVENT_NAMES } from '@contracts/tracking';
import { ListToolbar } from '@/shared/console/list/list-toolbar';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { Select } from '@/shared/ui/select';
import type { HistoryFilters } from '../../model/history-list-params';
import { PERIODS } from '../../model/period';

interface HistoryToolbarProps {
  filters: HistoryFilters;
  onFiltersChange: (filters: HistoryFilters) => void;
}

/** Which events are shown: of a page or a visitor, of one kind, of a period. */
export function HistoryToolbar({ filters, onFiltersChange }: HistoryToolbarProps) {
  return (
    <ListToolbar
      label="Search events"
      placeholder="Page, or visitor number"
      filters={filters}
      onFiltersChange={onFiltersChange}
    >
      <Select
        isCompact
        aria-label="Event"
        value={filters.name}
        onChange={({ target }) => {
          const name = EVENT_NAMES.find((known) => known === target.value) ?? 'all';
          onFiltersChange({ ...filters, name });
        }}
      >
        <option value="all">All events</option>
        {EVENT_NAMES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <SegmentedFilter
        label="Period"
        value={filters.period}
        onValueChange={(period) => {
          onFiltersChange({ ...filters, period });
        }}
        options={[...PERIODS, { value: 'all', label: 'All' }]}
      />
    </ListToolbar>
  );
}
