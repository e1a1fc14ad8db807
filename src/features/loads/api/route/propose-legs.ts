import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { createUuid } from '@/shared/lib/create-uuid';
import type { LegToSave } from '../../model/legs/leg-changes';

/** The legs we suggest for a load, with estimated miles and without times. Stores nothing. */
export async function fetchProposedLegs(loadId: string): Promise<LegToSave[]> {
  const legs = unwrap(await getSupabase().rpc('propose_legs', { _load_id: loadId }));
  return legs.map((leg) => ({
    ...leg,
    id: createUuid(),
    // Unknown towns have no miles: the generated types don't say so.
    miles: leg.miles as number | null,
    miles_is_estimate: (leg.miles as number | null) !== null,
    planned_entry_at: null,
    planned_exit_at: null,
    travel: {},
  }));
}
