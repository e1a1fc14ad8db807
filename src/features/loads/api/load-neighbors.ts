import { queryOptions } from '@tanstack/react-query';
import type { LoadStatus } from '@domain/load-status';
import { getSupabase } from '@/platform/supabase/client';
import { fetchPage } from '@/platform/supabase/keyset';
import { unwrap } from '@/platform/supabase/unwrap';
import type { LoadFilters } from '../model/load-list-params';
import { adminLoadKeys } from './admin-query-keys';
import { filteredLoads, ORDERS, type AdminLoad } from './admin-loads';
import { filterArgs } from './loads-by-pickup';

type Placed = Pick<AdminLoad, 'id' | 'created_at' | 'pickup_sort'>;

interface Neighbors {
  /** The number of the load before it; `null` at the start of the list. */
  previous: string | null;
  /** The number of the load after it; `null` at the end. */
  next: string | null;
}

/** Reads the first load in each direction. */
async function fetchByColumn(
  load: Placed,
  list: LoadFilters,
  { column, isAscending }: (typeof ORDERS)[keyof typeof ORDERS],
  signal: AbortSignal,
): Promise<Neighbors> {
  const first = async (isUp: boolean) => {
    const { rows } = await fetchPage(filteredLoads(list), {
      order: { column, isAscending: isUp },
      cursor: { value: load[column], id: load.id },
      signal,
      size: 1,
    });
    return rows[0]?.number ?? null;
  };
  const [previous, next] = await Promise.all([first(!isAscending), first(isAscending)]);
  return { previous, next };
}

async function fetchNeighbors(
  load: Placed,
  list: LoadFilters,
  signal: AbortSignal,
): Promise<Neighbors> {
  if (list.sort !== 'pickup') return fetchByColumn(load, list, ORDERS[list.sort], signal);
  const [found] = unwrap(
    await getSupabase()
      .rpc('neighbors_by_pickup', { _load_id: load.id, ...filterArgs(list) })
      .abortSignal(signal),
  );
  return found ?? { previous: null, next: null };
}

/** The loads before and after a load in a list. */
export function loadNeighborsQueryOptions(
  { id, created_at, pickup_sort, status }: Placed & { status: LoadStatus },
  list: LoadFilters,
) {
  const load = { id, created_at, pickup_sort };
  return queryOptions({
    // A load's place in the list can change with its status.
    queryKey: [...adminLoadKeys.neighbors(id), load, status, list] as const,
    queryFn: ({ signal }) => fetchNeighbors(load, list, signal),
  });
}
