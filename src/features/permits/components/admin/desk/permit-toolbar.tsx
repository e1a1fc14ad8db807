import { useQuery } from '@tanstack/react-query';
import { permitCountsQueryOptions } from '@/features/permits/api/permit-desk';
import { shownGroups, sumCounts } from '@/features/permits/model/permit-desk';
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
    labels: {
      late: 'Late',
      soon: 'Next 5 days',
      later: 'Later',
      applied: 'Applied',
      issued: 'Issued',
    },
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
  const { state } = filters;
  const groups: readonly string[] = shownGroups(filters);
  const ofStatus = counts?.filter(({ desk_group: group }) => groups.includes(group));
  const ofState = counts?.filter(({ jurisdiction }) => [jurisdiction, 'all'].includes(state));
  const perGroup = ofState && sumCounts(ofState, 'desk_group');
  const allOpen =
    perGroup &&
    shownGroups({ ...filters, status: 'all' }).reduce(
      (sum, group) => sum + (perGroup[group] ?? 0),
      0,
    );
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
      search="Permit, load, state, authority or customer"
      filters={FILTERS}
      counts={{
        status: perGroup && { ...perGroup, all: allOpen ?? 0 },
        state: perState,
      }}
    />
  );
}
