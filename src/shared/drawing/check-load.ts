import { deckHeightOf, DECKS, type DeckType } from './decks';
import { addLengths, formatExcess, formatFeet, isLonger } from '@domain/numbers/length';
import { LEGAL_ENVELOPE_FT, type Measure } from './legal-envelope';
import { knownSize, type LoadSize } from './load-size';

/** A load on a trailer compared with the legal envelope. Feet. */
export interface LoadCheck {
  /** Ground to the top of the load; the deck height alone while the load's height is unknown. */
  readonly loadedHeight: number;
  /** Feet over the limit; 0 when legal. */
  readonly over: Readonly<Record<Measure, number>>;
  readonly isOversize: boolean;
}

/**
 * Compares a load on a trailer with the usual legal limits. An unknown dimension is never over. The deck
 * has its typical height unless its own is given, in feet.
 */
export function checkLoad(load: LoadSize, deck: DeckType, deckHeightFt?: number | null): LoadCheck {
  const { length, width, height } = knownSize(load);
  const deckHeight = deckHeightOf(deck, deckHeightFt);
  const over = {
    length: excess(length, LEGAL_ENVELOPE_FT.length),
    width: excess(width, LEGAL_ENVELOPE_FT.width),
    height: height > 0 ? excess(addLengths(deckHeight, height), LEGAL_ENVELOPE_FT.height) : 0,
  };
  return {
    loadedHeight: deckHeight + height,
    over,
    isOversize: over.length + over.width + over.height > 0,
  };
}

/** One phrase per dimension over its legal limit, for example "4′-0″ over legal width". */
export function describeExcess(
  load: LoadSize,
  deck: DeckType,
  deckHeightFt?: number | null,
): string[] {
  const { over } = checkLoad(load, deck, deckHeightFt);
  const { phrase } = DECKS[deck];
  const height = deckHeightOf(deck, deckHeightFt);
  const phrases: string[] = [];
  if (over.width > 0) phrases.push(`${formatExcess(over.width)} over legal width`);
  if (over.height > 0) {
    phrases.push(
      `${formatExcess(over.height)} over legal height on ${phrase} (deck at ${formatFeet(height)})`,
    );
  }
  if (over.length > 0) phrases.push(`${formatExcess(over.length)} over legal length`);
  return phrases;
}

function excess(feet: number, limit: number): number {
  return isLonger(feet, limit) ? feet - limit : 0;
}
