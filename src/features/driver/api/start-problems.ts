import { queryOptions } from '@tanstack/react-query';
import { loadKeys } from '@/features/loads/api/query-keys';
import type { StartProblem } from '@/features/loads/model/readiness/start-problem';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { driverToasts } from '../toasts';

async function fetchProblems(loadId: string): Promise<StartProblem[]> {
  return unwrap(await getSupabase().rpc('load_start_problems', { _load_id: loadId }));
}

/** Why one of the driver's loads can't start; empty if it can. */
export function startProblemsQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: loadKeys.startProblems(loadId),
    queryFn: () => fetchProblems(loadId),
    meta: { errorToast: driverToasts.startProblemsFailed },
  });
}
