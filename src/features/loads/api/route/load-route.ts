import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { loadToasts } from '../../toasts';
import { adminLoadKeys } from '../admin-query-keys';
import { loadKeys } from '../query-keys';

const COLUMNS =
  'id, free_minutes, stops:load_stops(id, sequence, kind, site, street_address, place, time_zone, window_from, window_until, appointment_number, contact_name, contact_phone, arrived_at, arrived_received_at, arrived_by, departed_at, departed_received_at, departed_by, is_missed, updated_at, eta_at, eta_was_at, eta_reason), legs:load_legs(id, sequence, jurisdiction, entry_place, exit_place, miles, time_zone, planned_entry_at, planned_exit_at, entered_at, left_at), permits:load_permits(id, jurisdiction, permit_number, status, max_length, max_width, max_height, max_weight_lbs, authority_type, authority, trips, axle_weights, travel_days, travel_from, travel_until, is_night_allowed, curfews, escorts, route_text, provisions), holds:load_holds(id, created_at, reason, cleared_at), measures:load_measures(id, created_at, length, width, height, weight_lbs)';

async function fetchRoute(loadId: string) {
  return unwrap(await getSupabase().from('loads').select(COLUMNS).eq('id', loadId).maybeSingle());
}

/** The data of {@link loadRouteQueryOptions}. */
export type LoadRoute = NonNullable<Awaited<ReturnType<typeof fetchRoute>>>;

/** Free minutes, stops, legs, permit conditions and maximums, holds and measured sizes of a load; `null` if the caller can't see it. */
export function loadRouteQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: [...loadKeys.all, 'route', loadId] as const,
    queryFn: () => fetchRoute(loadId),
    meta: { errorToast: loadToasts.routeFailed },
  });
}

export interface NewHold {
  /** Created once per hold, so a retry can't place it twice. */
  id: string;
  loadId: string;
  reason: string;
}

async function holdLoad({ id, loadId, reason }: NewHold): Promise<void> {
  unwrap(await getSupabase().rpc('hold_load', { _id: id, _load_id: loadId, _reason: reason }));
}

/** Puts a load on hold until dispatch clears it. */
export function useHoldLoadMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...loadKeys.all, 'hold'],
    mutationFn: holdLoad,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: loadKeys.all }),
        client.invalidateQueries({ queryKey: adminLoadKeys.all }),
      ]),
    meta: { successToast: loadToasts.held, errorToast: loadToasts.holdFailed },
  });
  return useSingleFlight(mutation);
}
