import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { createUuid } from '@/shared/lib/create-uuid';
import type { LegToSave } from '../../model/legs/leg-changes';

/** The legs we suggest for a load, with estimated miles and planned times. Stores nothing. */
export async function fetchProposedLegs(loadId: string): Promise<LegToSave[]> {
  const legs = unwrap(await getSupabase().rpc('propose_legs', { _load_id: loadId }));
  return legs.map((leg) => ({
    ...leg,
    id: createUuid(),
    // Unknown towns have no miles, and unknown pickups no times: the generated types don't say so.
    miles: leg.miles as number | null,
    miles_is_estimate: (leg.miles as number | null) !== null,
    planned_entry_at: leg.planned_entry_at as string | null,
    planned_exit_at: leg.planned_exit_at as string | null,
  }));
}

/** The legs with the times we suggest for those that the truck hasn't entered. */
export async function withProposedTimes(
  loadId: string,
  legs: readonly LegToSave[],
): Promise<LegToSave[]> {
  const times = unwrap(await getSupabase().rpc('propose_leg_times', { _load_id: loadId }));
  return legs.map((leg) => {
    const found = times.find(({ id }) => id === leg.id);
    if (found === undefined) return leg;
    const { planned_entry_at, planned_exit_at } = found;
    return { ...leg, planned_entry_at, planned_exit_at };
  });
}
