import type { SlotOfferPayload, SlotPayload } from '@contracts/escort-slot';
import { fromLocalTime } from '@domain/time/zoned-time';
import type { LoadDetails } from '@/features/loads/api/load-page';
import { useLoadWrite } from '@/features/loads/api/load-write';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { adminEscortToasts as toasts } from '../admin-toasts';

export type EscortSlot = LoadDetails['slots'][number];
export type SlotOffer = LoadDetails['escorts'][number];

interface SlotsToAdd {
  loadId: string;
  /** Ids are created once, so a retry adds nothing. */
  slots: readonly (SlotPayload & { id: string })[];
}

async function addSlots({ loadId, slots }: SlotsToAdd): Promise<void> {
  unwrap(
    await getSupabase().rpc('add_escort_slots', {
      _load_id: loadId,
      _slots: slots.map((slot) => ({ ...slot })),
    }),
  );
}

/** Adds slots to a load, all or none. */
export function useAddSlotsMutation() {
  return useLoadWrite({
    name: 'add-slots',
    write: addSlots,
    done: toasts.slotsAdded,
    failed: toasts.slotFailed,
  });
}

interface SlotToSave {
  /** The version that was edited. */
  base: EscortSlot;
  changes: Partial<SlotPayload & { is_arranged: boolean }>;
}

async function saveSlot({ base, changes }: SlotToSave): Promise<void> {
  await unwrapVersioned(
    await getSupabase()
      .from('escort_slots')
      .update(changes)
      .match(versionOf(base))
      .select('id')
      .maybeSingle(),
  );
}

/** Saves a changed slot. Its pilot cars have to confirm again if the terms changed. */
export function useSaveSlotMutation() {
  return useLoadWrite({
    name: 'save-slot',
    write: saveSlot,
    done: toasts.slotSaved,
    failed: toasts.slotFailed,
    subjectOf: ({ base }) => base.id,
  });
}

async function deleteSlot(id: string): Promise<void> {
  unwrap(await getSupabase().from('escort_slots').delete().eq('id', id).select('id').single());
}

/** Deletes a slot that no one has accepted, with its offers. */
export function useDeleteSlotMutation() {
  return useLoadWrite({
    name: 'delete-slot',
    write: deleteSlot,
    done: toasts.slotDeleted,
    failed: toasts.slotFailed,
    subjectOf: (id) => id,
  });
}

interface OffersToSend {
  slot: EscortSlot;
  offer: SlotOfferPayload;
}

async function offerSlot({ slot, offer: { pilots, lapses_at, rate } }: OffersToSend) {
  unwrap(
    await getSupabase().rpc('offer_escort_slot', {
      _slot_id: slot.id,
      _pilot_ids: pilots,
      ...(lapses_at !== '' && { _lapses_at: fromLocalTime(lapses_at, slot.time_zone) }),
      ...(rate !== null && { _rate: rate }),
    }),
  );
}

/** Offers a slot to pilot cars. */
export function useOfferSlotMutation() {
  return useLoadWrite({
    name: 'offer-slot',
    write: offerSlot,
    done: toasts.offerSent,
    failed: toasts.offerFailed,
  });
}

async function confirmEscort({ id, terms_changed_at: seen }: SlotOffer): Promise<void> {
  unwrap(await getSupabase().rpc('confirm_escort', { _escort_id: id, _seen: seen }));
}

/** Confirms an accepted escort on behalf of its pilot car, after a phone call. */
export function useConfirmForPilotMutation() {
  return useLoadWrite({
    name: 'confirm-escort',
    write: confirmEscort,
    done: toasts.escortConfirmed,
    failed: toasts.slotFailed,
    subjectOf: ({ id }) => id,
  });
}
