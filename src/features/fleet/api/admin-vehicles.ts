import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FleetStatus } from '@domain/fleet-status';
import { getSupabase } from '@/platform/supabase/client';
import type { Tables } from '@database';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import { adminFleetToasts } from '../admin-toasts';
import type { FleetFilters } from '../model/fleet-list-params';
import { adminFleetKeys } from './admin-query-keys';

/** A vehicle with its plate and VIN, which only admins read. */
export type AdminVehicle = Omit<Tables<'fleet_vehicles'>, 'plates_changed_at'> &
  Pick<Tables<'fleet'>, 'license_plate' | 'vin'>;

type VehicleQuery = Parameters<typeof fetchPage<AdminVehicle>>[0];

async function fetchVehicles(
  { search, status }: FleetFilters,
  cursor: Cursor | null,
  signal: AbortSignal,
) {
  let query = getSupabase().rpc('admin_fleet', { _search: search });
  if (status !== 'all') query = query.eq('status', status);
  // Generated types make every column of a view nullable.
  return fetchPage<AdminVehicle>(query as unknown as VehicleQuery, {
    order: NEWEST_FIRST,
    cursor,
    signal,
  });
}

async function fetchVehicle(id: string): Promise<AdminVehicle | null> {
  return unwrap(
    await getSupabase().from('fleet').select('*').eq('id', id).maybeSingle(),
  ) as AdminVehicle | null; // For the same reason.
}

async function fetchCounts(search: string): Promise<Record<FleetStatus, number>> {
  const rows = unwrap(await getSupabase().rpc('fleet_status_counts', { _search: search }));
  const counts = { available: 0, in_use: 0, maintenance: 0, retired: 0 };
  for (const { status, vehicles } of rows) counts[status] = vehicles;
  return counts;
}

/** The console's fleet, newest first, paged. */
export function adminVehiclesQueryOptions(filters: FleetFilters) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: adminFleetKeys.list(filters),
    queryFn: ({ pageParam, signal }) => fetchVehicles(filters, pageParam, signal),
    select: allRows<AdminVehicle>,
    meta: { errorToast: adminFleetToasts.fetchFailed },
  });
}

/** One vehicle; `null` if it was deleted. */
export function adminVehicleQueryOptions(id: string) {
  return queryOptions({
    queryKey: adminFleetKeys.detail(id),
    queryFn: () => fetchVehicle(id),
    meta: { errorToast: adminFleetToasts.fetchFailed },
  });
}

/** Number of vehicles per status that match the search, counted in SQL. */
export function fleetCountsQueryOptions(search: string) {
  return queryOptions({
    queryKey: adminFleetKeys.counts(search),
    queryFn: () => fetchCounts(search),
    placeholderData: keepPreviousData,
  });
}
