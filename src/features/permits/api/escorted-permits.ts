import { queryOptions } from '@tanstack/react-query';
import { loadKeys } from '@/features/loads/api/query-keys';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';

const COLUMNS =
  'id, jurisdiction, permit_number, authority_type, authority, trips, axle_weights, travel_days, travel_from, travel_until, is_night_allowed, curfews, escorts, route_text, provisions';

/** The permits of a load that a pilot car may read: those of the states of its job. */
export const escortedPermitsQueryOptions = (loadId: string) =>
  queryOptions({
    queryKey: [...loadKeys.all, 'escorted-permits', loadId] as const,
    queryFn: async ({ signal }) =>
      unwrap(
        await getSupabase()
          .from('load_permits')
          .select(COLUMNS)
          .eq('load_id', loadId)
          .in('status', ['issued', 'amending'])
          .order('jurisdiction')
          .abortSignal(signal),
      ),
  });
