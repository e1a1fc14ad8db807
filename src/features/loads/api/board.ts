import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { toBoardNumbers, type BoardNumbers } from '../model/board-numbers';
import { adminLoadKeys } from './admin-keys';

/** Several numbers change with the clock alone. */
const REFETCH_MS = 60_000;

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
