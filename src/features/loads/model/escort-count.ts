import type { EscortStatus } from '@contracts/load';

// Not the escort page's labels and slot states: the loads list has a byte budget.
const LOOSE: ReadonlySet<EscortStatus> = new Set(['offered', 'accepted', 'completed']);

interface Offer {
  slot_id: string | null;
  status: EscortStatus;
  confirmed_at: string | null;
}

interface EscortsOfLoad {
  slots: readonly { id: string; is_arranged: boolean }[];
  escorts: readonly Offer[];
}

/**
 * How many of a load's escorts are certain: slots with a confirmed pilot car or an arranged police escort. An
 * offer made without a slot counts as one that is needed, and is certain once accepted.
 */
function escortCount({ slots, escorts }: EscortsOfLoad): { certain: number; needed: number } {
  const loose = escorts.filter(({ slot_id: slot, status }) => slot === null && LOOSE.has(status));
  const certain = slots.filter(
    (slot) =>
      slot.is_arranged ||
      escorts.some(
        ({ slot_id: id, status, confirmed_at: confirmed }) =>
          id === slot.id &&
          (status === 'completed' || (status === 'accepted' && confirmed !== null)),
      ),
  );
  return {
    certain: certain.length + loose.filter(({ status }) => status !== 'offered').length,
    needed: slots.length + loose.length,
  };
}

/** `2 of 3`; null for a load that needs none. */
export function escortCountText(load: EscortsOfLoad): string | null {
  const { certain, needed } = escortCount(load);
  return needed === 0 ? null : `${String(certain)} of ${String(needed)}`;
}
