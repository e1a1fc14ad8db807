import { queryOptions } from '@tanstack/react-query';
import { toNeededUnits } from '@domain/needed-units';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Configuration } from '../../model/crew/configuration';
import { adminLoadKeys } from '../admin-query-keys';

async function fetchConfigurations(signal: AbortSignal): Promise<Configuration[]> {
  const rows = unwrap(
    await getSupabase()
      .from('fleet_vehicles')
      // Named in a select, a column `count` is read as the aggregate.
      .select('id, name, units:configuration_units(*)')
      .order('axle_count')
      .order('id')
      .limit(200)
      .abortSignal(signal),
  );
  return rows
    .filter(({ units }) => units.length > 0)
    .map(({ id, name, units }) => ({ id, name, needed: toNeededUnits(units) }));
}

/** The configurations of the public site whose units are known, by axles. */
export function configurationsQueryOptions() {
  return queryOptions({
    queryKey: [...adminLoadKeys.all, 'configurations'] as const,
    queryFn: ({ signal }) => fetchConfigurations(signal),
  });
}
