import { useQuery } from '@tanstack/react-query';
import type { ListedLoad, LoadCounts } from '@/features/loads/api/admin-loads';
import { pickupGroupCountsQueryOptions } from '@/features/loads/api/loads-by-pickup';
import type { LoadFilters } from '@/features/loads/model/load-list-params';
import { closedCount, pickupGroups } from '@/features/loads/model/pickup-groups';
import type { ListGrouping } from '@/shared/console/list/list-groups';
import { useNow } from '@/shared/lib/use-now';

const GROUPED: Omit<ListGrouping<ListedLoad>, 'groups'> = {
  groupOf: ({ group }) => group,
  isHot: ({ problems, road_problems: onRoad }) => problems.length + onRoad.length > 0,
};

/** The groups of the loads list while it is sorted by pickup; otherwise `undefined`. */
export function useLoadGroups(
  filters: LoadFilters,
  isNarrowed: boolean,
  statuses: LoadCounts | undefined,
): ListGrouping<ListedLoad> | undefined {
  const isGrouped = filters.sort === 'pickup';
  const { data } = useQuery({ ...pickupGroupCountsQueryOptions(filters), enabled: isGrouped });
  const now = useNow();
  if (!isGrouped) return undefined;
  const closed = statuses && closedCount(statuses, filters.status);
  const counts = data && { ...data, ...(closed && { closed: { loads: closed, ready: null } }) };
  return { ...GROUPED, groups: pickupGroups(counts, isNarrowed, now) };
}
