import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { loadToasts } from '../toasts';
import type { StartProblem } from '../model/readiness/start-problem';
import { loadKeys } from './query-keys';

async function fetchProblems(loadId: string): Promise<StartProblem[]> {
  return unwrap(await getSupabase().rpc('load_start_problems', { _load_id: loadId }));
}

/** Why one of the driver's loads can't start; empty if it can. */
export function startProblemsQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: loadKeys.startProblems(loadId),
    queryFn: () => fetchProblems(loadId),
    meta: { errorToast: loadToasts.startProblemsFailed },
  });
}
