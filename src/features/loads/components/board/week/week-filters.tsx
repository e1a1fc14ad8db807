import { ListToolbar } from '@/shared/console/list/list-toolbar';
import { PickupFilterBar } from '../../admin/list/pickup-filter-bar';
import type { useLoadFilters } from '../../admin/list/use-load-filters';
import { LOAD_STATUS_BADGES } from '../../load-status-badge';
import { ListChip } from '../list-chip';

const FILTERS = [{ param: 'status', label: 'Status', labels: LOAD_STATUS_BADGES }] as const;

/** The filters of the loads list, above the week. */
export function WeekFilters({ filters, params, setPickup }: ReturnType<typeof useLoadFilters>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 *:max-w-full">
      <ListToolbar
        params={params}
        noun="loads"
        search="Load, town or equipment"
        filters={FILTERS}
      />
      <PickupFilterBar value={filters} onChange={setPickup} />
      <ListChip params={params} list={filters.show} />
    </div>
  );
}
