import { deckHeightOf, type DeckType } from '../decks';
import { LEGAL_ENVELOPE_FT } from '../legal-envelope';
import { drawnSize, knownSize, type LoadSize } from '../load-size';
import type { Box } from './shape';

/** Rear view of a load on a deck, centered on x = 0, in feet. */
export interface LoadFromBehind {
  /** Null while width or height is unknown. */
  readonly load: Box | null;
  readonly legal: Box;
  readonly halfWidth: number;
}

/** Places a load on a deck, seen from behind; on a deck of typical height unless its own is given. */
export function loadFromBehind(
  size: Omit<LoadSize, 'length'>,
  deck: DeckType,
  deckHeightFt?: number | null,
): LoadFromBehind {
  const { width, height } = drawnSize(knownSize({ ...size, length: 0 }));
  const legal = LEGAL_ENVELOPE_FT;
  return {
    load: boxOf(-width / 2, deckHeightOf(deck, deckHeightFt), width, height),
    legal: { x: -legal.width / 2, y: 0, width: legal.width, height: legal.height },
    halfWidth: Math.max(legal.width, width) / 2,
  };
}

/** A box, or null when its width or height is unknown. */
export const boxOf = (x: number, y: number, width: number, height: number): Box | null =>
  width > 0 && height > 0 ? { x, y, width, height } : null;
