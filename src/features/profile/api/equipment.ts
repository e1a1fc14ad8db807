import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EquipmentPayload } from '@contracts/profile';
import type { Tables, TablesInsert } from '@database';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { profileToasts } from '../toasts';
import { profileKeys } from './query-keys';

export type Equipment = Tables<'pilot_profiles'>;

async function fetchEquipment(userId: string): Promise<Equipment | null> {
  const supabase = await loadSupabase();
  return unwrap(
    await supabase.from('pilot_profiles').select('*').eq('user_id', userId).maybeSingle(),
  );
}

/** Home base, high pole and certifications; `null` until the operator has saved them. */
export function equipmentQueryOptions(userId: string) {
  return queryOptions({
    queryKey: profileKeys.equipment(userId),
    queryFn: () => fetchEquipment(userId),
  });
}

async function saveEquipment(payload: EquipmentPayload): Promise<Equipment> {
  const supabase = await loadSupabase();
  // `user_id` isn't writable; it defaults to the caller.
  const row: Omit<TablesInsert<'pilot_profiles'>, 'user_id'> = payload;
  return unwrap(
    await supabase
      .from('pilot_profiles')
      .upsert(row, { onConflict: 'user_id' })
      .select('*')
      .single(),
  );
}

/** Saves a pilot car's equipment. */
export function useSaveEquipmentMutation(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['profile', 'equipment'],
    mutationFn: saveEquipment,
    onSuccess: (saved) => {
      queryClient.setQueryData(equipmentQueryOptions(userId).queryKey, saved);
    },
    meta: {
      successToast: profileToasts.equipmentSaved,
      errorToast: profileToasts.availabilityFailed,
    },
  });
}
