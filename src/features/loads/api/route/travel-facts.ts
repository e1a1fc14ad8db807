import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { typedJson, unwrap } from '@/platform/supabase/unwrap';
import type { LegToSave } from '../../model/legs/leg-changes';
import type { LoadLeg } from '../../model/load-record';
import type { TravelFacts } from '../../model/travel/load-travel';
import { adminLoadKeys } from '../admin-query-keys';

type Place = Pick<LegToSave, 'jurisdiction' | 'entry_place' | 'exit_place'>;

/** `null` once the load is deleted. */
async function fetchFacts(loadId: string, legs: readonly Place[]): Promise<TravelFacts | null> {
  const places = legs.map(({ jurisdiction, entry_place, exit_place }) => ({
    jurisdiction,
    entry_place,
    exit_place,
  }));
  return typedJson<TravelFacts | null>(
    unwrap(await getSupabase().rpc('travel_facts', { _load_id: loadId, _legs: places })),
  );
}

/** What limits when a load may travel on these legs, and how fast its truck drives. */
export function travelFactsQueryOptions(loadId: string, legs: readonly LoadLeg[]) {
  return queryOptions({
    queryKey: adminLoadKeys.travel(
      loadId,
      legs.map(({ id, jurisdiction, entry_place: from, exit_place: to }) => [
        id,
        jurisdiction,
        from,
        to,
      ]),
    ),
    queryFn: () => fetchFacts(loadId, legs),
    enabled: legs.length > 0,
  });
}

interface PlannedLoad {
  id: string;
  pickup_at: string | null;
  legs: readonly LoadLeg[];
}

/** The legs with the times we suggest for those that the truck hasn't entered. Stores nothing. */
export async function planTimes(
  load: PlannedLoad,
  legs: readonly LegToSave[],
): Promise<LegToSave[]> {
  const [facts, { withPlannedTimes }] = await Promise.all([
    fetchFacts(load.id, legs),
    // Only proposals need the sun.
    import('../../model/travel/load-travel'),
  ]);
  return facts === null ? [...legs] : withPlannedTimes(load, legs, facts);
}
