import { ListToolbar } from '@/shared/console/list/list-toolbar';
import { LOAD_STATUS_BADGES } from '@/shared/loads/load-status-badge';
import { PickupFilterBar } from '../pickup-filter-bar';
import type { useLoadFilters } from '../use-load-filters';
import { ListChip } from '../list-chip';
import { ListOrWeek } from '../list-or-week';

const FILTERS = [{ param: 'status', label: 'Status', labels: LOAD_STATUS_BADGES }] as const;

/** The filters of the loads list, above the week. */
export function WeekFilters({ filters, params, setPickup }: ReturnType<typeof useLoadFilters>) {
  return (
    <div className="grid gap-2 *:min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-2 xl:flex-nowrap">
        <PickupFilterBar value={filters} onChange={setPickup} />
        <ListOrWeek current="Week" />
      </div>
      <ListToolbar
        params={params}
        noun="loads"
        search="Load, town or equipment"
        filters={FILTERS}
      />
      <ListChip params={params} list={filters.show} />
    </div>
  );
}
