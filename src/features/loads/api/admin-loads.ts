import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoadStatus } from '@domain/load-status';
import type { CsvColumn } from '@domain/text/write-csv';
import { getSupabase } from '@/platform/supabase/client';
import type { Tables } from '@database';
import { fetchBatch, fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { typedJson, unwrap } from '@/platform/supabase/unwrap';
import type { CsvSource } from '@/shared/console/export/csv-export';
import { totalOf } from '@/shared/console/list/list-filter';
import { allRows, PAGED_LIST, type Cursor, type Page } from '@/shared/lib/page';
import { adminLoadToasts } from '../admin-toasts';
import type { NeedCount } from '../model/readiness/load-needs';
import type { LoadFilters } from '../model/load-list-params';
import type { PickupGroup } from '../model/pickup-groups';
import { describeRoadProblem, type RoadProblem } from '../model/readiness/road-problem';
import type { StartProblem } from '../model/readiness/start-problem';
import type { LoadEscort, LoadLeg, LoadPermit, LoadRow } from '../model/load-record';
import { adminLoadKeys } from './admin-query-keys';
import { afterArgs, filterArgs } from './loads-by-pickup';
import { REFETCH_MS } from './refetch-interval';

/** A person's contact details for dispatch. */
export type Contact = Pick<Tables<'profiles'>, 'first_name' | 'last_name' | 'email' | 'phone'>;

export type AdminEscort = LoadEscort &
  Pick<Tables<'load_escorts'>, 'slot_id' | 'answered_at' | 'terms_changed_at' | 'confirmed_at'> & {
    pilot: Contact;
  };

type FetchedLoad = LoadRow &
  Pick<Tables<'loads'>, 'number' | 'pickup_sort' | 'start_override'> & {
    /** The load's problems now. */
    checks: Omit<Tables<'admin_load_checks'>, 'id'> | null;
    driver: Contact | null;
    permits: LoadPermit[];
    escorts: AdminEscort[];
    slots: Pick<Tables<'escort_slots'>, 'id' | 'is_arranged'>[];
    legs: LoadLeg[];
  };

/**
 * A load as the console shows it, with its driver, permits, escorts and what blocks its start; in transit, the permits
 * that end too early.
 */
export type AdminLoad = Omit<FetchedLoad, 'checks'> & { problems: StartProblem[] };

/** A load in the list, with its road problems, and its group if the list is sorted by pickup. */
export type ListedLoad = AdminLoad & {
  road_problems: RoadProblem[];
  /** `null` for a closed load. */
  permit_count: NeedCount | null;
  group: PickupGroup | null;
};

const COLUMNS =
  'id, created_at, updated_at, title, origin, destination, equipment, length, width, height, weight_lbs, status, driver_id, quote_id, pickup_at, pickup_time_zone, delivery_at, delivery_time_zone, pickup_sort, number, start_override, driver:profiles!loads_driver_id_fkey(first_name, last_name, email, phone), permits:load_permits(id, jurisdiction, authority_type, authority, permit_number, status, valid_from, valid_until), legs:load_legs(id, sequence, jurisdiction, entry_place, exit_place, road, miles, miles_is_estimate, time_zone, planned_entry_at, planned_exit_at, is_confirmed, travel, entered_at, left_at), slots:escort_slots(id, is_arranged), escorts:load_escorts(id, slot_id, pilot_id, position, status, answered_at, terms_changed_at, confirmed_at, pilot:profiles!load_escorts_pilot_id_fkey(first_name, last_name, email, phone)), checks(pickup_group, start_problems, road_problems, permits_valid, permits_needed)';
export const ORDERS = {
  newest: NEWEST_FIRST,
  oldest: { ...NEWEST_FIRST, isAscending: true },
  latest_pickup: { column: 'pickup_sort', isAscending: false },
} as const;

const roadProblems = (checks: FetchedLoad['checks']) =>
  typedJson<RoadProblem[]>(checks?.road_problems ?? []);

/** With what blocks its start, or which permits end before it is through. */
function toAdminLoad({ checks, ...load }: FetchedLoad): AdminLoad {
  const ending = roadProblems(checks).filter(({ code }) => code === 'permit_expires');
  return {
    ...load,
    problems: [
      ...typedJson<StartProblem[]>(checks?.start_problems ?? []),
      ...ending.map((problem) => ({
        code: problem.code,
        problem: describeRoadProblem(problem),
        record_id:
          load.permits.find(
            ({ jurisdiction, permit_number: number }) =>
              jurisdiction === problem.detail && number === problem.permit_number,
          )?.id ?? null,
      })),
    ],
  };
}

function toListed(load: FetchedLoad): ListedLoad {
  const { checks } = load;
  const [valid, needed] = [checks?.permits_valid ?? null, checks?.permits_needed ?? null];
  return {
    ...toAdminLoad(load),
    road_problems: roadProblems(checks),
    permit_count: valid === null || needed === null ? null : { valid, needed },
    group: null,
  };
}

/** All loads, or the loads that match a search or that a board number counts. */
const loadsOf = ({ show, search }: Pick<LoadFilters, 'show' | 'search'>) =>
  show === 'all' && search === ''
    ? getSupabase().from('loads').select(COLUMNS)
    : getSupabase()
        .rpc('board_loads', { _search: search, ...(show !== 'all' && { _list: show }) })
        .select(COLUMNS);

/** The loads that match a list's filters, in no order yet. */
export function filteredLoads({ search, status, driver, from, to, show }: LoadFilters) {
  let query = loadsOf({ show, search });
  if (status !== 'all') query = query.eq('status', status);
  if (driver !== null) query = query.eq('driver_id', driver);
  if (from !== null) query = query.gte('pickup_date', from);
  if (to !== null) query = query.lte('pickup_date', to);
  return query;
}

const BY_PICKUP = { page: 50, batch: 500 };

async function fetchByPickup(
  filters: LoadFilters,
  { cursor, size, signal }: { cursor: Cursor | null; size: number; signal: AbortSignal },
): Promise<Page<ListedLoad>> {
  const found = unwrap(
    await getSupabase()
      .rpc('loads_by_pickup', { ...filterArgs(filters), ...afterArgs(cursor), _limit: size + 1 })
      .select(COLUMNS)
      .abortSignal(signal),
  );
  const rows = found
    .slice(0, size)
    .map((load) => ({ ...toListed(load), group: load.checks?.pickup_group ?? null }));
  const last = rows.at(-1);
  const next =
    last !== undefined && found.length > size
      ? { value: `${String(last.group)} ${last.pickup_sort}`, id: last.id }
      : null;
  return { rows, next };
}

async function fetchLoads(
  filters: LoadFilters,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<Page<ListedLoad>> {
  const { sort } = filters;
  if (sort === 'pickup') return fetchByPickup(filters, { cursor, size: BY_PICKUP.page, signal });
  const { rows, next } = await fetchPage<FetchedLoad>(filteredLoads(filters), {
    order: ORDERS[sort],
    cursor,
    signal,
  });
  return { rows: rows.map(toListed), next };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u;

async function fetchLoad(name: string, signal: AbortSignal): Promise<AdminLoad | null> {
  const load = unwrap(
    await getSupabase()
      .from('loads')
      .select(COLUMNS)
      .eq(UUID.test(name) ? 'id' : 'number', name)
      .abortSignal(signal)
      .maybeSingle(),
  );
  return load === null ? null : toAdminLoad(load);
}

export type LoadCounts = Record<LoadStatus, number>;

type CountFilters = Pick<LoadFilters, 'search' | 'driver' | 'from' | 'to' | 'show'>;

async function fetchCounts({ search, driver, from, to, show }: CountFilters): Promise<LoadCounts> {
  const rows = unwrap(
    await getSupabase().rpc('load_status_counts', {
      _search: search,
      ...(driver !== null && { _driver_id: driver }),
      ...(from !== null && { _from: from }),
      ...(to !== null && { _to: to }),
      ...(show !== 'all' && { _list: show }),
    }),
  );
  const counts: LoadCounts = { planned: 0, assigned: 0, in_transit: 0, delivered: 0, cancelled: 0 };
  for (const { status, loads } of rows) counts[status] = loads;
  return counts;
}

/** The console's loads, paged. */
export function adminLoadsQueryOptions(filters: LoadFilters) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: adminLoadKeys.list(filters),
    queryFn: ({ pageParam, signal }) => fetchLoads(filters, pageParam, signal),
    select: allRows<ListedLoad>,
    // Groups can change as time passes, without any write.
    refetchInterval: filters.sort === 'pickup' ? REFETCH_MS : false,
    meta: { errorToast: adminLoadToasts.fetchFailed },
  });
}

/** One load by its id or number; `null` if it was deleted. */
export function adminLoadQueryOptions(name: string) {
  return queryOptions({
    queryKey: adminLoadKeys.detail(name),
    queryFn: ({ signal }) => fetchLoad(name, signal),
    meta: { errorToast: adminLoadToasts.fetchFailed },
  });
}

/** All loads that match the filters, in the list's order. */
export function loadsCsv(
  columns: readonly CsvColumn<ListedLoad>[],
  filters: LoadFilters,
): CsvSource<ListedLoad> {
  return {
    name: 'loads',
    columns,
    countRows: async () => totalOf(await fetchCounts(filters), filters.status),
    fetchRows: async (cursor, signal) => {
      const { sort } = filters;
      if (sort === 'pickup')
        return fetchByPickup(filters, { cursor, size: BY_PICKUP.batch, signal });
      const { rows, next } = await fetchBatch<FetchedLoad>(filteredLoads(filters), {
        order: ORDERS[sort],
        cursor,
        signal,
      });
      return { rows: rows.map(toListed), next };
    },
  };
}

/** Number of loads per status that match the other filters, counted in SQL. */
export function adminLoadCountsQueryOptions({ search, driver, from, to, show }: CountFilters) {
  const filters = { search, driver, from, to, show };
  return queryOptions({
    queryKey: [...adminLoadKeys.allCounts(), filters] as const,
    queryFn: () => fetchCounts(filters),
    placeholderData: keepPreviousData,
  });
}
