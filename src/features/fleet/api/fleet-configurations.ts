import { queryOptions } from '@tanstack/react-query';
import { publicTables } from '@/platform/supabase/public-tables';
import { unwrap } from '@/platform/supabase/unwrap';
import { fleetKeys } from './query-keys';

const PUBLIC_COLUMNS =
  'id, name, description, axle_count, axle_layout, deck, max_weight_capacity, length, width, image_url, image_width, image_height';

/** The fleet changes about once a week. */
const STALE_MS = 5 * 60_000;

async function fetchConfigurations() {
  return unwrap(
    await publicTables()
      .from('fleet_vehicles')
      .select(PUBLIC_COLUMNS)
      .eq('status', 'available')
      .order('axle_count')
      .order('id'),
  );
}

/** A vehicle as visitors see it. Lengths in feet, capacity in tons. */
export type FleetConfiguration = Awaited<ReturnType<typeof fetchConfigurations>>[number];

/**
 * Available configurations, fewest axles first. A failure is only logged; the page shows an empty
 * list with a retry button.
 */
export function fleetConfigurationsQueryOptions() {
  return queryOptions({
    queryKey: fleetKeys.available(),
    queryFn: fetchConfigurations,
    staleTime: STALE_MS,
  });
}
