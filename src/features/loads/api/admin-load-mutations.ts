import type { LoadPayload } from '@contracts/load';
import type { LoadStatus } from '@domain/load-status';
import { getSupabase } from '@/platform/supabase/client';
import type { TablesInsert } from '@database';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { unwrapVersioned } from '@/platform/supabase/versioned-write';
import { adminLoadToasts as toasts } from '../admin-toasts';
import { assignToLoad, type Assignees } from './crew/assign-to-load';
import type { LegToSave } from '../model/legs/leg-changes';
import type { AdminLoad } from './admin-loads';
import { useLoadWrite } from './load-write';
import { planTimes } from './route/travel-facts';

export interface LoadToSave {
  id: string;
  /** The version that was edited; `null` for a new load. */
  base: AdminLoad | null;
  payload: LoadPayload;
  quoteId: string | null;
}

async function saveLoad({ id, base, payload, quoteId }: LoadToSave): Promise<void> {
  const supabase = getSupabase();
  if (base !== null) {
    unwrap(
      await supabase.rpc('save_load', {
        _load_id: base.id,
        _seen: base.updated_at,
        _load: { ...payload },
      }),
    );
    return;
  }
  const row: TablesInsert<'loads'> = { ...payload, id, quote_id: quoteId };
  unwrapInsert(await supabase.from('loads').insert(row).select('id').single(), 'loads');
}

/** Creates a load, or saves a changed one. */
export function useSaveLoadMutation() {
  return useLoadWrite({
    name: 'save',
    write: saveLoad,
    done: toasts.saved,
    failed: toasts.saveFailed,
  });
}

interface StatusChange {
  load: AdminLoad;
  status: Exclude<LoadStatus, 'cancelled'>;
}

/** Compares the status instead of the version: only a driver's report conflicts with this change. */
async function setStatus({ load, status }: StatusChange): Promise<void> {
  await unwrapVersioned(
    await getSupabase()
      .from('loads')
      .update({ status })
      .match({ id: load.id, status: load.status })
      .select('id')
      .maybeSingle(),
  );
}

export function useSetLoadStatusMutation() {
  return useLoadWrite({
    name: 'set-status',
    write: setStatus,
    done: toasts.statusUpdated,
    failed: toasts.statusFailed,
  });
}

async function startLoad({ load, reason }: { load: AdminLoad; reason: string | null }) {
  unwrap(
    await getSupabase().rpc('start_load', {
      _load_id: load.id,
      _seen: load.updated_at,
      ...(reason !== null && { _override_reason: reason }),
    }),
  );
}

/** Puts a load in transit. With a `reason`, it does so even if the load isn't ready. */
export function useStartLoadMutation() {
  return useLoadWrite({
    name: 'start',
    write: startLoad,
    done: toasts.statusUpdated,
    failed: toasts.statusFailed,
  });
}

async function assign({ load, ...assignees }: Assignees & { load: AdminLoad }): Promise<void> {
  await assignToLoad(load, assignees);
}

/** Sets the driver and all units of a load. */
export function useAssignMutation() {
  return useLoadWrite({
    name: 'assign',
    write: assign,
    done: toasts.assigned,
    failed: toasts.assignFailed,
  });
}

interface LegsToSave {
  load: { id: string; updated_at: string };
  legs: readonly LegToSave[];
  /** Permits that move to another leg: leg by permit. */
  permits?: Record<string, string>;
  /** Why planned times of a leg that the truck has entered change. */
  reason?: string | null;
}

async function saveLegs({ load, legs, permits = {}, reason = null }: LegsToSave): Promise<void> {
  unwrap(
    await getSupabase().rpc('save_load_legs', {
      _load_id: load.id,
      _seen: load.updated_at,
      _legs: legs.map((leg) => ({ ...leg })),
      _permits: permits,
      ...(reason !== null && { _reason: reason }),
    }),
  );
}

interface LegsToConfirm extends LegsToSave {
  load: AdminLoad;
}

/** Saves a load's legs in the given order, without toasts. */
export function useSaveLegsMutation() {
  return useLoadWrite({ name: 'save-legs', write: saveLegs });
}

async function confirmLegs({ load, legs }: LegsToConfirm): Promise<void> {
  const planned = await planTimes(load, legs);
  await saveLegs({
    load,
    // Times that dispatch planned stay.
    legs: legs.map((leg, index) => ({
      ...leg,
      planned_entry_at: leg.planned_entry_at ?? planned[index]?.planned_entry_at ?? null,
      planned_exit_at: leg.planned_exit_at ?? planned[index]?.planned_exit_at ?? null,
    })),
  });
}

/** Confirms proposed legs, with the times we suggest. */
export function useConfirmLegsMutation() {
  return useLoadWrite({
    name: 'save-legs',
    write: confirmLegs,
    done: toasts.legsSaved,
    failed: toasts.legsFailed,
  });
}
