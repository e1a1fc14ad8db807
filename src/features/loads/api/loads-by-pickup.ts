import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Cursor } from '@/shared/lib/page';
import type { LoadFilters } from '../model/load-list-params';
import type { GroupCounts, PickupGroup } from '../model/pickup-groups';
import { adminLoadKeys } from './admin-query-keys';
import { REFETCH_MS } from './refetch-interval';

export type GroupFilters = Omit<LoadFilters, 'sort'>;

/** The arguments that filter loads in SQL. */
export const filterArgs = ({ search, status, driver, from, to, show }: GroupFilters) => ({
  _search: search,
  ...(status !== 'all' && { _status: status }),
  ...(driver !== null && { _driver_id: driver }),
  ...(from !== null && { _from: from }),
  ...(to !== null && { _to: to }),
  ...(show !== 'all' && { _list: show }),
});

/** Where the next page starts: a cursor contains the group and pickup of the page's last row. */
export function afterArgs(cursor: Cursor | null) {
  if (cursor === null) return {};
  const [group = '', pickup = ''] = String(cursor.value).split(' ');
  return {
    _after_group: group as PickupGroup,
    _after_pickup: pickup,
    _after_id: cursor.id,
  };
}

async function fetchGroupCounts(filters: GroupFilters, signal: AbortSignal): Promise<GroupCounts> {
  const rows = unwrap(
    await getSupabase().rpc('pickup_group_counts', filterArgs(filters)).abortSignal(signal),
  );
  return Object.fromEntries(rows.map(({ pickup_group: group, ...count }) => [group, count]));
}

/** The number of loads in each group of the list by pickup, counted in SQL. */
export function pickupGroupCountsQueryOptions({
  search,
  status,
  driver,
  from,
  to,
  show,
}: GroupFilters) {
  const filters = { search, status, driver, from, to, show };
  return queryOptions({
    queryKey: adminLoadKeys.groups(filters),
    queryFn: ({ signal }) => fetchGroupCounts(filters, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  });
}
