import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminLoadKeys } from '@/features/loads/api/admin-query-keys';
import { REFETCH_MS } from '@/features/loads/api/refetch-interval';
import type { LoadFilters } from '@/features/loads/model/load-list-params';
import { getSupabase } from '@/platform/supabase/client';
import { typedJson, unwrap } from '@/platform/supabase/unwrap';
import type { Day } from '@domain/time/day';
import type { BoardWeek } from '../model/board-week';
import { toBoardNumbers, type BoardNumbers } from '../model/board-numbers';
import { boardToasts } from '../toasts';

async function fetchNumbers(signal: AbortSignal): Promise<BoardNumbers> {
  return toBoardNumbers(
    unwrap(await getSupabase().rpc('board_numbers').abortSignal(signal).single()),
  );
}

/** The dispatcher's ten numbers, counted in SQL in one call. */
export function boardNumbersQueryOptions() {
  return queryOptions({
    queryKey: adminLoadKeys.board(),
    queryFn: ({ signal }) => fetchNumbers(signal),
    refetchInterval: REFETCH_MS,
  });
}

type WeekFilters = Omit<LoadFilters, 'sort'>;

async function fetchWeek(
  monday: Day,
  { search, status, driver, from, to, show }: WeekFilters,
  signal: AbortSignal,
): Promise<BoardWeek> {
  const week = unwrap(
    await getSupabase()
      .rpc('board_week', {
        _from: monday,
        ...(search !== '' && { _search: search }),
        ...(status !== 'all' && { _status: status }),
        ...(driver !== null && { _driver_id: driver }),
        ...(from !== null && { _pickup_from: from }),
        ...(to !== null && { _pickup_to: to }),
        ...(show !== 'all' && { _list: show }),
      })
      .abortSignal(signal),
  );
  return typedJson<BoardWeek>(week);
}

/**
 * The bookings of drivers and units in the week that starts on a Monday, and the loads that match the list's filters.
 */
export function boardWeekQueryOptions(
  monday: Day,
  { search, status, driver, from, to, show }: WeekFilters,
) {
  const filters = { search, status, driver, from, to, show };
  return queryOptions({
    queryKey: adminLoadKeys.week(monday, filters),
    queryFn: ({ signal }) => fetchWeek(monday, filters, signal),
    placeholderData: keepPreviousData,
    meta: { errorToast: boardToasts.weekFailed },
  });
}
