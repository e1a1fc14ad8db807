import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Cursor } from '@/shared/lib/page';
import type { NeedCount } from '../../model/readiness/load-needs';
import type { LoadFilters } from '../../model/load-list-params';
import type { GroupCounts, PickupGroup } from '../../model/pickup-groups';
import type { RoadProblem } from '../../model/readiness/road-problem';
import { adminLoadKeys } from '../admin-keys';
import { REFETCH_MS } from './board';

export type GroupFilters = Omit<LoadFilters, 'sort'>;

/** A load's place in the list by pickup. */
export interface PickupPlace {
  load_id: string;
  pickup_group: PickupGroup;
}

/** The arguments that filter loads in SQL. */
export const filterArgs = ({ search, status, driver, from, to, show }: GroupFilters) => ({
  _search: search,
  ...(status !== 'all' && { _status: status }),
  ...(driver !== null && { _driver_id: driver }),
  ...(from !== null && { _from: from }),
  ...(to !== null && { _to: to }),
  ...(show !== 'all' && { _list: show }),
});

/** A cursor contains the group and pickup of the page's last row. */
function afterArgs(cursor: Cursor | null) {
  if (cursor === null) return {};
  const [group = '', pickup = ''] = String(cursor.value).split(' ');
  return {
    _after_group: group as PickupGroup,
    _after_pickup: pickup,
    _after_id: cursor.id,
  };
}

/**
 * Which loads are on the next page of the list by pickup, and in which group.
 *
 * @throws AppError
 */
export async function fetchPickupPlaces(
  filters: GroupFilters,
  { cursor, size, signal }: { cursor: Cursor | null; size: number; signal: AbortSignal },
): Promise<{ places: PickupPlace[]; next: Cursor | null }> {
  const found = unwrap(
    await getSupabase()
      .rpc('loads_by_pickup', { ...filterArgs(filters), ...afterArgs(cursor), _limit: size + 1 })
      .abortSignal(signal),
  );
  const places = found.slice(0, size);
  const last = places.at(-1);
  const next =
    last !== undefined && found.length > size
      ? { value: `${last.pickup_group} ${last.pickup_sort}`, id: last.load_id }
      : null;
  return { places, next };
}

/** What is wrong with loads on the road. */
export async function fetchRoadProblems(
  ids: string[],
  signal: AbortSignal,
): Promise<(RoadProblem & { load_id: string })[]> {
  if (ids.length === 0) return [];
  return unwrap(
    await getSupabase().rpc('road_problems', { _load_ids: ids }).abortSignal(signal),
  ) as (RoadProblem & { load_id: string })[];
}

/** How many permits each open load needs, and how many of them are valid. */
export async function fetchPermitCounts(
  ids: string[],
  signal: AbortSignal,
): Promise<(NeedCount & { load_id: string })[]> {
  if (ids.length === 0) return [];
  return unwrap(
    await getSupabase().rpc('load_permit_counts', { _load_ids: ids }).abortSignal(signal),
  );
}

async function fetchGroupCounts(filters: GroupFilters, signal: AbortSignal): Promise<GroupCounts> {
  const rows = unwrap(
    await getSupabase().rpc('pickup_group_counts', filterArgs(filters)).abortSignal(signal),
  );
  return Object.fromEntries(rows.map(({ pickup_group: group, ...count }) => [group, count]));
}

/** How many loads each group of the list by pickup has, counted in SQL. */
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
