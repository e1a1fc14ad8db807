import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminLoadKeys } from './admin-query-keys';

async function fetchLeakage(signal: AbortSignal) {
  const rows = unwrap(await getSupabase().rpc('board_leakage').abortSignal(signal));
  return new Map(rows.map((row) => [row.load_id, row]));
}

/** The amounts of the loads that the board counts as leakage, by load. */
export function leakageQueryOptions() {
  return queryOptions({
    queryKey: [...adminLoadKeys.board(), 'leakage'] as const,
    queryFn: ({ signal }) => fetchLeakage(signal),
  });
}
