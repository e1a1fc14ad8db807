import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EscortForm, LoadPayload, LoadStatus, PermitPayload } from '@contracts/load';
import { getSupabase } from '@/platform/supabase/client';
import type { TablesInsert } from '@database';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';

import type { MetaToast } from '@/shared/lib/query-meta';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import type { ToastText } from '@/shared/lib/toast-store';
import { adminLoadMessages as messages } from '../admin-messages';
import { adminLoadKeys as keys } from './admin-keys';
import type { AdminLoad } from './admin-loads';
import { loadKeys } from './keys';

interface LoadWrite<Variables> {
  name: string;
  write: (variables: Variables) => Promise<void>;
  done: ToastText;
  failed: MetaToast<[error: Error, variables: unknown]>;
  /** What it is about, where several may be under way at once. */
  subjectOf?: (variables: Variables) => string;
}

/** A change to a load or to what hangs on it: everything shown of loads is fetched again. */
function useLoadWrite<Variables>({ name, write, done, failed, subjectOf }: LoadWrite<Variables>) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, name],
    mutationFn: write,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.all }),
        client.invalidateQueries({ queryKey: loadKeys.all }),
      ]),
    meta: { successToast: done, errorToast: failed },
  });
  return useSingleFlight(mutation, subjectOf);
}

export interface LoadToSave {
  id: string;
  /** `updated_at` of the version that is changed; `null` for a new load. */
  seen: string | null;
  payload: LoadPayload;
  quoteId: string | null;
}

async function saveLoad({ id, seen, payload, quoteId }: LoadToSave): Promise<void> {
  const loads = getSupabase().from('loads');
  if (seen !== null) {
    unwrap(await loads.update(payload).eq('id', id).eq('updated_at', seen).select('id').single());
    return;
  }
  const row: TablesInsert<'loads'> = { ...payload, id, quote_id: quoteId };
  unwrapInsert(await loads.insert(row).select('id').single(), 'loads');
}

/** Plans a load, or changes one over the version that was seen. */
export function useSaveLoadMutation() {
  return useLoadWrite({
    name: 'save',
    write: saveLoad,
    done: messages.saved,
    failed: messages.saveFailed,
  });
}

/** From the status that was on the screen, so that a driver's report is not overwritten. */
async function setStatus({ load, status }: { load: AdminLoad; status: LoadStatus }): Promise<void> {
  unwrap(
    await getSupabase()
      .from('loads')
      .update({ status })
      .eq('id', load.id)
      .eq('status', load.status)
      .select('id')
      .single(),
  );
}

export function useSetLoadStatusMutation() {
  return useLoadWrite({
    name: 'set-status',
    write: setStatus,
    done: messages.statusUpdated,
    failed: messages.statusFailed,
  });
}

async function askPilot(row: EscortForm & { load_id: string }): Promise<void> {
  unwrap(await getSupabase().from('load_escorts').insert(row).select('id').single());
}

/** Offers an escort to a pilot. */
export function useSendEscortOfferMutation() {
  return useLoadWrite({
    name: 'ask-pilot',
    write: askPilot,
    done: messages.offerSent,
    failed: messages.offerFailed,
  });
}

async function withdrawEscort(id: string): Promise<void> {
  unwrap(await getSupabase().from('load_escorts').delete().eq('id', id).select('id').single());
}

export function useWithdrawEscortMutation() {
  return useLoadWrite({
    name: 'withdraw-escort',
    write: withdrawEscort,
    done: messages.escortWithdrawn,
    failed: messages.withdrawFailed,
    subjectOf: (id) => id,
  });
}

export interface PermitToSave {
  load_id: string;
  /** `updated_at` of the permit that is changed; `null` to file one for a new state. */
  seen: string | null;
  permit: PermitPayload;
}

async function savePermit({ load_id, seen, permit }: PermitToSave): Promise<void> {
  const permits = getSupabase().from('load_permits');
  if (seen === null) {
    unwrap(
      await permits
        .insert({ load_id, ...permit })
        .select('id')
        .single(),
    );
    return;
  }
  const { jurisdiction, ...columns } = permit;
  unwrap(
    await permits
      .update(columns)
      .match({ load_id, jurisdiction, updated_at: seen })
      .select('id')
      .single(),
  );
}

/** Files the permit of a state, or changes it over the version that was seen. */
export function useSavePermitMutation() {
  return useLoadWrite({
    name: 'save-permit',
    write: savePermit,
    done: messages.permitSaved,
    failed: messages.permitFailed,
  });
}

async function removePermit(id: string): Promise<void> {
  unwrap(await getSupabase().from('load_permits').delete().eq('id', id).select('id').single());
}

export function useRemovePermitMutation() {
  return useLoadWrite({
    name: 'remove-permit',
    write: removePermit,
    done: messages.permitRemoved,
    failed: messages.permitFailed,
    subjectOf: (id) => id,
  });
}

async function deleteRecord(id: string): Promise<void> {
  unwrap(await getSupabase().from('loads').delete().eq('id', id).select('id').single());
}

/** Deletes a load with its log, permits and escorts, for good. */
export function useDeleteLoadMutation() {
  return useDeleteMutation({ keys, deleteRecord, messages });
}
