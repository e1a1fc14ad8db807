import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { AppError } from '@/shared/lib/app-error';
import { adminLoadMessages } from '../admin-messages';
import { adminLoadKeys } from './admin-keys';

const COLUMNS =
  // With the version, which must be the one these stops have.
  'id, updated_at, commodity, po_number, bol_number, customer:load_customers(name, company, email, phone), quote:quotes(id, reference), offer:offers(number, version), stops:load_stops(id, sequence, kind, site, street_address, place, time_zone, window_from, window_until, appointment_number, contact_name, contact_phone, arrived_at, departed_at, updated_at, eta_at, eta_was_at, eta_reason), permits:load_permits(id, leg_id, kind, permit_number, status, valid_from, valid_until, max_length, max_width, max_height, max_weight_lbs), holds:load_holds(id, created_at, reason, cleared_at), measures:load_measures(id, created_at, length, width, height, weight_lbs)';

async function fetchDetails(id: string, signal: AbortSignal) {
  const load = unwrap(
    await getSupabase()
      .from('loads')
      .select(COLUMNS)
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  );
  if (load === null) throw new AppError('not-found', 'This load was deleted.');
  return load;
}

export type LoadDetails = Awaited<ReturnType<typeof fetchDetails>>;

/** What the load's page shows besides what lists show. */
export function loadDetailsQueryOptions(id: string) {
  return queryOptions({
    queryKey: adminLoadKeys.page(id),
    queryFn: ({ signal }) => fetchDetails(id, signal),
    meta: { errorToast: adminLoadMessages.fetchFailed },
  });
}
