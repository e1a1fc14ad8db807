import { joinList } from '@domain/text/join-list';
import type { EscortPosition } from '@contracts/load';
import { formatLocalDate, formatLocalTime } from '@domain/time/moment-text';
import { POSITION_NAMES } from './escort-labels';

interface Offer {
  slot_id: string | null;
  status: string;
  lapses_at: string | null;
  confirmed_at: string | null;
}

/** The state of an escort slot. */
export type SlotState = 'open' | 'offered' | 'accepted' | 'confirmed' | 'completed' | 'arranged';

export const SLOT_BADGES: Record<
  SlotState,
  { tone: 'danger' | 'warn' | 'ok' | 'neutral'; word: string }
> = {
  open: { tone: 'danger', word: 'Open' },
  offered: { tone: 'warn', word: 'Offered' },
  accepted: { tone: 'warn', word: 'Accepted' },
  confirmed: { tone: 'ok', word: 'Confirmed' },
  completed: { tone: 'neutral', word: 'Completed' },
  arranged: { tone: 'ok', word: 'Arranged' },
};

/** True if an offer still waits for an answer. */
export function isOpenOffer({ status, lapses_at: end }: Offer, now: number): boolean {
  return status === 'offered' && (end === null || Date.parse(end) > now);
}

/** Who has the slot; `undefined` if no one does. */
export function holderOf<O extends Offer>(slotId: string, offers: readonly O[]): O | undefined {
  return offers.find(
    ({ slot_id, status }) =>
      slot_id === slotId && (status === 'accepted' || status === 'completed'),
  );
}

/** A slot's status, by its offers. */
export function slotState(
  slot: { id: string; is_arranged: boolean },
  offers: readonly Offer[],
  now: number,
): SlotState {
  if (slot.is_arranged) return 'arranged';
  const holder = holderOf(slot.id, offers);
  if (holder?.status === 'completed') return 'completed';
  if (holder !== undefined) return holder.confirmed_at === null ? 'accepted' : 'confirmed';
  return offers.some((offer) => offer.slot_id === slot.id && isOpenOffer(offer, now))
    ? 'offered'
    : 'open';
}

/** True if nothing is left to do for a slot. */
export const isCertain = (state: SlotState): boolean =>
  state === 'confirmed' || state === 'completed' || state === 'arranged';

/** `Chase car, OH and KY`. */
export function slotName({
  position,
  states,
}: {
  position: EscortPosition;
  states: readonly string[];
}) {
  return `${POSITION_NAMES[position]}, ${joinList(states)}`;
}

/** `Tue, Dec 1, 9:00 AM EST` in the slot's zone; null while it is TBD. */
export function slotTime(at: string | null, zone: string): string | null {
  return at === null ? null : `${formatLocalDate(at, zone)}, ${formatLocalTime(at, zone)}`;
}
