import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Day } from '@/shared/lib/day';
import { adminLoadMessages } from '../admin-messages';
import type { BoardWeek } from '../model/board-week';
import { toBoardNumbers, type BoardNumbers } from '../model/board-numbers';
import { adminLoadKeys } from './admin-keys';

/** Several numbers change with the clock alone. */
export const REFETCH_MS = 60_000;

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
    networkMode: 'always',
  });
}

async function fetchWeek(from: Day, signal: AbortSignal): Promise<BoardWeek> {
  const week = unwrap(await getSupabase().rpc('board_week', { _from: from }).abortSignal(signal));
  // The function builds this object; the generated type of any jsonb is `Json`.
  return week as unknown as BoardWeek;
}

/** What drivers and units do in the week from a Monday on. */
export function boardWeekQueryOptions(from: Day) {
  return queryOptions({
    queryKey: adminLoadKeys.week(from),
    queryFn: ({ signal }) => fetchWeek(from, signal),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    meta: { errorToast: adminLoadMessages.weekFailed },
  });
}
