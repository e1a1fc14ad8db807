import { useQuery } from '@tanstack/react-query';
import { permitCountsQueryOptions } from '@/features/permits/api/permit-desk';
import { sumCounts } from '@/features/permits/model/permit-desk';
import {
  PERMIT_LIST_PARAMS,
  type PermitFilters,
} from '@/features/permits/model/permit-list-params';
import type { ListFilter } from '@/shared/console/list/list-filter';
import { ListToolbar } from '@/shared/console/list/list-toolbar';
import type { ListState } from '@/shared/console/list/use-list-params';

const FILTERS: readonly ListFilter<typeof PERMIT_LIST_PARAMS>[] = [
  {
    param: 'status',
    label: 'Status',
    allLabel: 'All open',
    labels: { expiring: 'Expiring', to_apply: 'To apply', applied: 'Applied', issued: 'Issued' },
  },
  { param: 'state', label: 'State', allLabel: 'All states', isSelect: true },
];

interface PermitToolbarProps {
  params: ListState;
  filters: PermitFilters;
}

/** The search and the filters of the permit desk. Only states with a permit are listed. */
export function PermitToolbar({ params, filters }: PermitToolbarProps) {
  const { data: counts } = useQuery(permitCountsQueryOptions(filters.search));
  const { status, state } = filters;
  const ofStatus = counts?.filter(({ desk_group: group }) => [group, 'all'].includes(status));
  const ofState = counts?.filter(({ jurisdiction }) => [jurisdiction, 'all'].includes(state));
  const perState = ofStatus && sumCounts(ofStatus, 'jurisdiction');
  const states = PERMIT_LIST_PARAMS.choices.state.filter(
    (code) => code === state || perState?.[code] !== undefined,
  );
  return (
    <ListToolbar
      params={{
        ...params,
        spec: { ...params.spec, choices: { ...params.spec.choices, state: states } },
      }}
      noun="permits"
      search="Permit, load, state or customer"
      filters={FILTERS}
      counts={{ status: ofState && sumCounts(ofState, 'desk_group'), state: perState }}
    />
  );
}
