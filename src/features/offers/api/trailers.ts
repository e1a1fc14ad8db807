import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';

/** A trailer configuration that an offer can name. */
export interface Trailer {
  id: string;
  name: string;
}

async function fetchTrailers(signal: AbortSignal): Promise<Trailer[]> {
  return unwrap(
    await getSupabase()
      .from('fleet_vehicles')
      .select('id, name')
      .neq('status', 'retired')
      .order('axle_count')
      .order('id')
      .abortSignal(signal),
  );
}

/** Our trailer configurations, the smallest first. */
export const trailersQueryOptions = () =>
  queryOptions({
    queryKey: ['offers', 'admin', 'trailers'] as const,
    queryFn: ({ signal }) => fetchTrailers(signal),
  });
