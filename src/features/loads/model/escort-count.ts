import { isActive } from './escort-labels';
import { isCertain, slotState } from './escort-slots';
import type { EscortStatus } from '@contracts/load';

interface Offer {
  slot_id: string | null;
  status: EscortStatus;
  lapses_at: string | null;
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
export function escortCount({ slots, escorts }: EscortsOfLoad): {
  certain: number;
  needed: number;
} {
  const loose = escorts.filter(({ slot_id: slot, status }) => slot === null && isActive(status));
  // Whether an open offer lapsed makes no slot certain.
  const certain = slots.filter((slot) => isCertain(slotState(slot, escorts, 0)));
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
