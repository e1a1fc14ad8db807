import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toNeededUnits, type NeededUnits } from '@domain/needed-units';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { unitToasts } from '../unit-toasts';
import { adminFleetKeys } from './admin-query-keys';

const KEY = [...adminFleetKeys.all, 'needed-units'] as const;

async function fetchNeeds(signal: AbortSignal): Promise<ReadonlyMap<string, NeededUnits>> {
  const rows = unwrap(
    await getSupabase()
      .from('configuration_units')
      // Named in a select, a column `count` is read as the aggregate.
      .select('*')
      .order('fleet_id')
      .order('kind')
      .limit(1000)
      .abortSignal(signal),
  );
  const ids = new Set(rows.map(({ fleet_id }) => fleet_id));
  return new Map(
    [...ids].map((id) => [id, toNeededUnits(rows.filter(({ fleet_id }) => fleet_id === id))]),
  );
}

/** The units each configuration needs, by its id; absent if dispatch hasn't entered it. */
export function neededUnitsQueryOptions() {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchNeeds(signal),
    meta: { errorToast: unitToasts.needsFetchFailed },
  });
}

interface NeedsToSave {
  id: string;
  /** The version the user saw. */
  from: NeededUnits;
  to: NeededUnits;
}

/** Saves what a configuration needs, unless someone else changed it. */
export function useSaveNeededUnits() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...KEY, 'save'],
    mutationFn: async ({ id, from, to }: NeedsToSave) => {
      unwrap(
        await getSupabase().rpc('save_configuration_units', {
          _fleet_id: id,
          _from: from,
          _to: to,
        }),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
    meta: { successToast: unitToasts.needsSaved, errorToast: unitToasts.saveFailed },
  });
  return useSingleFlight(mutation);
}
