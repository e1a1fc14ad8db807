import { queryOptions } from '@tanstack/react-query';
import { loadKeys } from '@/features/loads/api/query-keys';
import type { LoadUnit } from '@/features/loads/model/combination';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { driverToasts } from '../toasts';

async function fetchUnits(loadId: string): Promise<LoadUnit[]> {
  const rows = unwrap(
    await getSupabase()
      .from('assignments')
      .select(
        'place, unit:units!inner(id, kind, number, axles, tare_lbs, deck, deck_height, capacity_lbs)',
      )
      .eq('load_id', loadId)
      .order('place')
      .limit(100),
  );
  return rows.map(({ unit }) => unit);
}

/** The units of a load from the front, for its driver and admins; empty for others. */
export function loadUnitsQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: loadKeys.units(loadId),
    queryFn: () => fetchUnits(loadId),
    meta: { errorToast: driverToasts.fetchFailed },
  });
}
