import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { typedJson, unwrap } from '@/platform/supabase/unwrap';
import { AppError } from '@/shared/lib/app-error';
import { adminLoadToasts } from '../admin-toasts';
import type { LoadUnit } from '../model/combination';
import { adminLoadKeys } from './admin-query-keys';
import type { EscortCover } from '../model/crew/escort-cover';

const COLUMNS =
  // With the version, which must be the one these stops have.
  'id, updated_at, assignments(place, unit:units(id, kind, number, axles, tare_lbs, deck, deck_height, capacity_lbs)), slots:escort_slots(id, updated_at, sequence, position, states, meet_place, meet_at, ends_at, time_zone, channel, is_arranged), escorts:load_escorts(id, slot_id, pilot_id, position, status, answered_at, terms_changed_at, lapses_at, confirmed_at, covers, pilot:profiles!load_escorts_pilot_id_fkey(first_name, last_name, email, phone), rate:escort_rates(unit, quantity, currency, rate_cents, minimum_cents, amount_cents)), commodity, po_number, bol_number, customer:load_customers(name, company, email, phone), quote:quotes(id, reference), offer:offers(number, version, free_minutes), stops:load_stops(id, sequence, kind, site, street_address, place, time_zone, window_from, window_until, appointment_number, contact_name, contact_phone, arrived_at, arrived_received_at, arrived_by, arrival_reporter:profiles!load_stops_arrived_by_fkey(first_name, last_name, email), departed_at, departed_received_at, departed_by, departure_reporter:profiles!load_stops_departed_by_fkey(first_name, last_name, email), is_missed, updated_at, eta_at, eta_was_at, eta_reason), permits:load_permits(id, updated_at, leg_id, jurisdiction, kind, authority_type, authority, permit_number, status, applied_on, issued_at, valid_from, valid_until, time_zone, max_length, max_width, max_height, max_weight_lbs, axle_weights, trips, travel_days, travel_from, travel_until, is_night_allowed, curfews, escorts, route_text, provisions, revision), holds:load_holds(id, created_at, reason, cleared_at), measures:load_measures(id, created_at, length, width, height, weight_lbs)';

async function fetchDetails(id: string, signal: AbortSignal) {
  const load = unwrap(
    await getSupabase()
      .from('loads')
      .select(COLUMNS)
      .eq('id', id)
      .order('place', { referencedTable: 'assignments' })
      .order('sequence', { referencedTable: 'slots' })
      .order('created_at', { referencedTable: 'escorts' })
      .abortSignal(signal)
      .maybeSingle(),
  );
  if (load === null) throw new AppError('not-found', 'This load was deleted.');
  return {
    ...load,
    /** From the front. A booking of the driver has no unit. */
    units: load.assignments.flatMap(({ unit }) => unit ?? []) satisfies LoadUnit[],
    escorts: load.escorts.map((escort) => ({
      ...escort,
      covers: typedJson<EscortCover[]>(escort.covers),
    })),
  };
}

export type LoadDetails = Awaited<ReturnType<typeof fetchDetails>>;

/** The details of a load that its page and drawer show, but no list. */
export function loadDetailsQueryOptions(id: string) {
  return queryOptions({
    queryKey: adminLoadKeys.page(id),
    queryFn: ({ signal }) => fetchDetails(id, signal),
    meta: { errorToast: adminLoadToasts.fetchFailed },
  });
}
