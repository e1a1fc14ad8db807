import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sortByKind, type CarrierEquipmentPayload } from '@contracts/carrier-equipment';
import type { Tables, TablesInsert } from '@database';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { carrierEquipmentToasts as toasts } from '../toasts';
import { profileKeys } from './query-keys';

/** Trailers or tractors of one kind. Feet and pounds. */
export type CarrierEquipment = Omit<Tables<'carrier_equipment'>, 'user_id' | 'created_at'>;

const COLUMNS = 'id, updated_at, kind, axles, deck_length, capacity_lbs, quantity, available';

async function fetchCarrierEquipment(userId: string): Promise<CarrierEquipment[]> {
  const supabase = await loadSupabase();
  const rows = unwrap(
    await supabase
      .from('carrier_equipment')
      .select(COLUMNS)
      .eq('user_id', userId)
      .order('created_at')
      .order('id'),
  );
  return sortByKind(rows);
}

/** A carrier's equipment by kind, in the order of the kinds. */
export function carrierEquipmentQueryOptions(userId: string) {
  return queryOptions({
    queryKey: profileKeys.carrierEquipment(userId),
    queryFn: () => fetchCarrierEquipment(userId),
  });
}

interface EquipmentSave {
  /** The same for every attempt to save new equipment, so a retry can't add it twice. */
  id: string;
  /** The version that was edited; `null` for new equipment. */
  base: CarrierEquipment | null;
  values: CarrierEquipmentPayload;
}

async function saveCarrierEquipment({ id, base, values }: EquipmentSave): Promise<void> {
  const equipment = (await loadSupabase()).from('carrier_equipment');
  if (base === null) {
    // `user_id` isn't writable; it defaults to the caller.
    const row: TablesInsert<'carrier_equipment'> = { id, ...values };
    unwrapInsert(await equipment.insert(row).select('id').single(), 'carrier_equipment');
    return;
  }
  await unwrapVersioned(
    await equipment.update(values).match(versionOf(base)).select('id').maybeSingle(),
  );
}

/** Adds equipment, or saves changed equipment over the version that was edited. */
export function useSaveCarrierEquipmentMutation(userId: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: ['profile', 'carrier-equipment', 'save'],
    mutationFn: saveCarrierEquipment,
    onSettled: () => client.invalidateQueries(carrierEquipmentQueryOptions(userId)),
    meta: { successToast: toasts.saved, errorToast: toasts.saveFailed },
  });
  return useSingleFlight(mutation);
}

async function deleteCarrierEquipment(id: string): Promise<void> {
  const supabase = await loadSupabase();
  unwrap(await supabase.from('carrier_equipment').delete().eq('id', id).select('id').single());
}

/** Deletes equipment by id. */
export function useDeleteCarrierEquipmentMutation(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['profile', 'carrier-equipment', 'delete'],
    mutationFn: deleteCarrierEquipment,
    onSettled: () => client.invalidateQueries(carrierEquipmentQueryOptions(userId)),
    meta: { successToast: toasts.deleted, errorToast: toasts.deleteFailed },
  });
}
