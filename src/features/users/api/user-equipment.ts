import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { userKeys } from './keys';

async function fetchEquipment(userId: string) {
  return unwrap(
    await getSupabase()
      .from('carrier_equipment')
      .select('id, kind, axles, deck_length, capacity_lbs, quantity, available')
      .eq('user_id', userId)
      .order('kind')
      .order('created_at')
      .order('id'),
  );
}

/** The trailers and tractors a carrier lists on their profile. */
export function userEquipmentQueryOptions(userId: string) {
  return queryOptions({
    queryKey: [...userKeys.detail(userId), 'equipment'],
    queryFn: () => fetchEquipment(userId),
  });
}
