import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutagePayload, UnitPayload } from '@contracts/unit';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { unitToasts } from '../unit-toasts';
import { unitKeys as keys } from './unit-query-keys';
import type { Unit } from '../model/unit';

interface UnitToSave {
  /** The same for every attempt, so that a retry can't add a new unit twice. */
  id: string;
  /** The version that was edited; `null` for a new unit. */
  base: Unit | null;
  values: UnitPayload;
}

async function saveUnit({ id, base, values }: UnitToSave): Promise<void> {
  const units = getSupabase().from('units');
  if (base === null) {
    unwrapInsert(await units.insert({ id, ...values }), 'units');
    return;
  }
  await unwrapVersioned(
    await units.update(values).match(versionOf(base)).select('id').maybeSingle(),
  );
}

/** Adds a unit, or saves a changed one. */
export function useSaveUnitMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'save'],
    mutationFn: saveUnit,
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: { successToast: unitToasts.saved, errorToast: unitToasts.saveFailed },
  });
  return useSingleFlight(mutation);
}

async function deleteRecord(id: string): Promise<void> {
  unwrap(await getSupabase().from('units').delete().eq('id', id).select('id').single());
}

/** Deletes a unit that was never on a load. */
export function useDeleteUnitMutation() {
  return useDeleteMutation({ keys, deleteRecord, messages: unitToasts });
}

async function addOutage(row: OutagePayload & { id: string; unit_id: string }): Promise<void> {
  unwrapInsert(await getSupabase().from('unit_outages').insert(row), 'unit_outages');
}

/** Takes a unit out of service. The `id` is the same for every attempt. */
export function useAddOutageMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'add-outage'],
    mutationFn: addOutage,
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: { successToast: unitToasts.outageSaved, errorToast: unitToasts.outageFailed },
  });
  return useSingleFlight(mutation);
}

async function deleteOutage(id: string): Promise<void> {
  unwrap(await getSupabase().from('unit_outages').delete().eq('id', id).select('id').single());
}

/** Deletes an outage by its id. */
export function useDeleteOutageMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'delete-outage'],
    mutationFn: deleteOutage,
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: { successToast: unitToasts.outageDeleted, errorToast: unitToasts.outageFailed },
  });
  return useSingleFlight(mutation, (id) => id);
}
