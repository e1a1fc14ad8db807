import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminLoadToasts } from '../../admin-toasts';
import type { LoadUnit } from '../../model/combination';
import type { UnitConflict } from '../../model/crew/unit-conflicts';
import { adminLoadKeys } from '../admin-query-keys';

async function fetchUnits(): Promise<LoadUnit[]> {
  return unwrap(
    await getSupabase()
      .from('units')
      .select('id, kind, number, axles, tare_lbs, deck, deck_height, capacity_lbs')
      .order('number')
      .limit(1000),
  );
}

async function fetchConflicts(loadId: string): Promise<UnitConflict[]> {
  return unwrap(await getSupabase().rpc('unit_conflicts', { _load_id: loadId }));
}

/** All units, by number. */
export function allUnitsQueryOptions() {
  return queryOptions({
    queryKey: adminLoadKeys.units(),
    queryFn: fetchUnits,
    meta: { errorToast: adminLoadToasts.unitsFailed },
  });
}

/** Why units can't take a load at its saved times. */
export function unitConflictsQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: adminLoadKeys.unitConflicts(loadId),
    queryFn: () => fetchConflicts(loadId),
    meta: { errorToast: adminLoadToasts.conflictsFailed },
  });
}
