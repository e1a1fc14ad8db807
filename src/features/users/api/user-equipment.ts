import { queryOptions } from '@tanstack/react-query';
import { sortByKind } from '@contracts/carrier-equipment';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { userKeys } from './query-keys';

async function fetchEquipment(userId: string) {
  const rows = unwrap(
    await getSupabase()
      .from('carrier_equipment')
      .select('id, kind, axles, deck_length, capacity_lbs, quantity, available')
      .eq('user_id', userId)
      .order('created_at')
      .order('id'),
  );
  return sortByKind(rows);
}

/** The trailers and tractors a carrier lists on their profile. */
export function userEquipmentQueryOptions(userId: string) {
  return queryOptions({
    queryKey: [...userKeys.detail(userId), 'equipment'],
    queryFn: () => fetchEquipment(userId),
  });
}
