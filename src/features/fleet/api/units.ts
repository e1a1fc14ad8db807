import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UnitKind } from '@domain/unit-kind';
import type { CsvColumn } from '@domain/text/write-csv';
import { getSupabase } from '@/platform/supabase/client';
import { fetchBatch, fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { containing } from '@/platform/supabase/search';
import { unwrap } from '@/platform/supabase/unwrap';
import type { CsvSource } from '@/shared/console/export/csv-export';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import type { Outage, Unit, UnitLoad } from '../model/unit';
import type { UnitFilters } from '../model/unit-list-params';
import { unitToasts } from '../unit-toasts';
import { unitKeys } from './unit-query-keys';

const ORDERS = {
  number: { column: 'number', isAscending: true },
  number_down: { column: 'number', isAscending: false },
  newest: NEWEST_FIRST,
} as const;

type UnitQuery = Parameters<typeof fetchPage<Unit>>[0];

function filteredUnits(
  { search, kind, service }: UnitFilters,
  options?: { count: 'exact'; head: true },
) {
  let query = getSupabase().from('admin_units').select('*', options);
  if (kind !== 'all') query = query.eq('kind', kind);
  if (service !== 'all') query = query.eq('is_out_of_service', service === 'out');
  if (search !== '') query = query.filter('search_text', ...containing(search));
  return query;
}

/** Generated types make every column of a view nullable. */
const unitRows = (filters: UnitFilters) => filteredUnits(filters) as unknown as UnitQuery;

async function fetchUnit(id: string): Promise<Unit | null> {
  return unwrap(
    await getSupabase().from('admin_units').select('*').eq('id', id).maybeSingle(),
  ) as Unit | null; // For the same reason as unitRows.
}

async function fetchCounts(search: string): Promise<Record<UnitKind, number>> {
  const rows = unwrap(await getSupabase().rpc('unit_kind_counts', { _search: search }));
  const counts = { tractor: 0, jeep: 0, trailer: 0, dolly: 0, booster: 0 };
  for (const { kind, units } of rows) counts[kind] = units;
  return counts;
}

async function fetchOutages(unitId: string): Promise<Outage[]> {
  return unwrap(
    await getSupabase()
      .from('unit_outages')
      .select('id, from_day, until_day, reason')
      .eq('unit_id', unitId)
      .order('from_day', { ascending: false })
      .limit(100),
  );
}

async function fetchBookings(unitId: string): Promise<UnitLoad[]> {
  const rows = unwrap(
    await getSupabase()
      .from('assignments')
      .select(
        'load:loads!inner(id, title, status, pickup_at, pickup_time_zone, delivery_at, delivery_time_zone)',
      )
      .eq('unit_id', unitId)
      .order('created_at', { ascending: false })
      .limit(50),
  );
  return rows
    .map(({ load }) => load)
    .sort((a, b) => (b.pickup_at ?? '9').localeCompare(a.pickup_at ?? '9'));
}

/** Units that match the filters, paged. */
export function unitsQueryOptions(filters: UnitFilters) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: unitKeys.list(filters),
    queryFn: ({ pageParam, signal }) =>
      fetchPage<Unit>(unitRows(filters), {
        order: ORDERS[filters.sort],
        cursor: pageParam,
        signal,
      }),
    select: allRows<Unit>,
    meta: { errorToast: unitToasts.fetchFailed },
  });
}

/** One unit; `null` if it was deleted. */
export function unitQueryOptions(id: string) {
  return queryOptions({
    queryKey: unitKeys.detail(id),
    queryFn: () => fetchUnit(id),
    meta: { errorToast: unitToasts.fetchFailed },
  });
}

/** Number of units per kind that the search finds, counted in SQL. */
export function unitCountsQueryOptions(search: string) {
  return queryOptions({
    queryKey: unitKeys.counts(search),
    queryFn: () => fetchCounts(search),
    placeholderData: keepPreviousData,
  });
}

/** The outages of a unit, latest first. */
export function outagesQueryOptions(unitId: string) {
  return queryOptions({
    queryKey: unitKeys.outages(unitId),
    queryFn: () => fetchOutages(unitId),
    meta: { errorToast: unitToasts.fetchFailed },
  });
}

/** The 50 loads that got a unit last, latest pickup first. */
export function bookingsQueryOptions(unitId: string) {
  return queryOptions({
    queryKey: unitKeys.bookings(unitId),
    queryFn: () => fetchBookings(unitId),
    meta: { errorToast: unitToasts.fetchFailed },
  });
}

/** All units that match the filters, in the list's order. */
export function unitsCsv(
  columns: readonly CsvColumn<Unit>[],
  filters: UnitFilters,
): CsvSource<Unit> {
  return {
    name: 'units',
    columns,
    countRows: async () => {
      const response = await filteredUnits(filters, { count: 'exact', head: true });
      unwrap(response);
      return response.count ?? 0;
    },
    fetchRows: (cursor: Cursor | null, signal) =>
      fetchBatch<Unit>(unitRows(filters), { order: ORDERS[filters.sort], cursor, signal }),
  };
}
