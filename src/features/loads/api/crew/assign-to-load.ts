import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Versioned } from '@/shared/lib/stale';

export interface Assignees {
  driverId: string | null;
  /** From the front of the combination. */
  unitIds: string[];
}

/**
 * Sets the driver and all units of a load, and returns its new version.
 *
 * @throws AppError of kind `validation` with who and when if someone is booked, `stale` if the load changed.
 */
export async function assignToLoad(
  load: Versioned,
  { driverId, unitIds }: Assignees,
): Promise<string> {
  return unwrap(
    await getSupabase().rpc('assign_to_load', {
      _load_id: load.id,
      _seen: load.updated_at,
      _unit_ids: unitIds,
      ...(driverId !== null && { _driver_id: driverId }),
    }),
  );
}
