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

/** The number of permits or escorts a load needs, and of the settled ones. */
export interface NeedCount {
  valid: number;
  needed: number;
}

/**
 * Counts a load's settled escorts: slots with a confirmed pilot car or an arranged police escort. An
 * offer made without a slot counts as needed, and as settled once accepted.
 */
export function countEscorts({ slots, escorts }: EscortsOfLoad): NeedCount {
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
    valid: certain.length + loose.filter(({ status }) => status !== 'offered').length,
    needed: slots.length + loose.length,
  };
}

/** `2 of 3`; null if none is needed. A spreadsheet would read `2/3` as a day. */
export function formatNeedCount(count: NeedCount | null): string | null {
  return count === null || count.needed === 0
    ? null
    : `${String(count.valid)} of ${String(count.needed)}`;
}
