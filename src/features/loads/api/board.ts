import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Amounts, BoardNumbers } from '../model/board-numbers';
import { adminLoadKeys } from './admin-keys';

/** Several numbers change with the clock alone. */
const REFETCH_MS = 60_000;

async function fetchNumbers(signal: AbortSignal): Promise<BoardNumbers> {
  const row = unwrap(await getSupabase().rpc('board_numbers').abortSignal(signal).single());
  return {
    ...row,
    // The function builds these objects; the generated type of any jsonb is `Json`.
    open_offers_cents: row.open_offers_cents as Amounts,
    delivered_cents: row.delivered_cents as Amounts,
    over_quote_cents: row.over_quote_cents as Amounts,
  };
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
