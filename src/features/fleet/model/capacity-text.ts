import { formatFeet } from '@domain/numbers/length';
import { DECKS, type DeckType } from '@/shared/drawing/decks';

/** Longest well in feet; a longer trailer is self-supporting. */
const LONGEST_WELL_FT = 60;
/** Trailers at least this long, in feet, can be extended further. */
const OPEN_ENDED_FT = 100;

/** A configuration's capacity, from the length of its well or deck in feet. */
export function capacityText(lengthFt: number | null, deck: DeckType): string {
  if (lengthFt === null || lengthFt === 0) return 'steerable axles configuration';
  const length = Number.isInteger(lengthFt) ? `${String(lengthFt)}'` : formatFeet(lengthFt);
  if (lengthFt <= LONGEST_WELL_FT) {
    const { wellName } = DECKS[deck];
    if (wellName === 'lower deck' || wellName === 'deck')
      return `${length.replace("'", '′')} ${wellName}`;
    return `able to get up to ${length} in the well with steerable axles`;
  }
  return `self supporting ${length.replace("'", lengthFt >= OPEN_ENDED_FT ? "+'" : "'")} with steerable axles`;
}
