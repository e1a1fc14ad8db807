import { queryOptions } from '@tanstack/react-query';
import { loadKeys } from '@/features/loads/api/query-keys';
import type { RoadProblem } from '@/features/loads/model/readiness/road-problem';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';

async function fetchProblems(loadId: string): Promise<RoadProblem[]> {
  return unwrap(
    await getSupabase().rpc('load_road_problems', { _load_id: loadId }),
  ) as RoadProblem[];
}

/** What is wrong with one of the driver's loads in transit. */
export function roadProblemsQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: loadKeys.roadProblems(loadId),
    queryFn: () => fetchProblems(loadId),
  });
}
