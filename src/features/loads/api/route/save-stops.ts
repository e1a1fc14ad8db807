import type { StopPayload } from '@contracts/stop';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminLoadToasts } from '../../admin-toasts';
import { useLoadWrite } from '../load-write';

interface StopsToSave {
  /** The load, with the version whose stops were edited. */
  load: { id: string; updated_at: string };
  /** In order; windows are in ISO 8601. */
  stops: readonly StopPayload[];
}

async function saveStops({ load, stops }: StopsToSave): Promise<void> {
  unwrap(
    await getSupabase().rpc('save_load_stops', {
      _load_id: load.id,
      _seen: load.updated_at,
      _stops: stops.map((stop) => ({ ...stop })),
    }),
  );
}

/** Replaces a load's stops. What drivers reported about the stops that stay isn't changed. */
export function useSaveStopsMutation() {
  return useLoadWrite({
    name: 'save-stops',
    write: saveStops,
    done: adminLoadToasts.stopsSaved,
    failed: adminLoadToasts.stopsFailed,
  });
}
