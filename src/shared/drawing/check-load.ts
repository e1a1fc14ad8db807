import { DECKS, type DeckType } from './decks';
import { formatFeet } from './format-feet';
import { LEGAL_ENVELOPE_FT, type Measure } from './legal-envelope';
import { knownSize, type LoadSize } from './load-size';

/** How a load on a trailer compares with the legal envelope. Feet. */
export interface LoadCheck {
  /** Ground to the top of the load; the bare deck's height while the load's is not known. */
  readonly loadedHeight: number;
  /** What is over the limit, 0 where it is legal. */
  readonly over: Readonly<Record<Measure, number>>;
  readonly isOversize: boolean;
}

/** Compares a load on a trailer with the usual legal limits. Unknown measurements are never over. */
export function checkLoad(load: LoadSize, deck: DeckType): LoadCheck {
  const { length, width, height } = knownSize(load);
  const loadedHeight = DECKS[deck].height + height;
  const over = {
    length: excess(length, LEGAL_ENVELOPE_FT.length),
    width: excess(width, LEGAL_ENVELOPE_FT.width),
    height: height > 0 ? excess(loadedHeight, LEGAL_ENVELOPE_FT.height) : 0,
  };
  return { loadedHeight, over, isOversize: over.length + over.width + over.height > 0 };
}

/** The verdict in plain words, a sentence for each measurement that is over. */
export function describeExcess(load: LoadSize, deck: DeckType): string[] {
  const { over } = checkLoad(load, deck);
  const { phrase, height } = DECKS[deck];
  const by = (measure: Measure) =>
    `${formatFeet(LEGAL_ENVELOPE_FT[measure])} by ${formatFeet(over[measure])}`;
  const sentences: string[] = [];
  if (over.width > 0) sentences.push(`Wider than ${by('width')}.`);
  if (over.height > 0) {
    sentences.push(
      `Taller than ${by('height')} on ${phrase}, its deck ${formatFeet(height)} high.`,
    );
  }
  if (over.length > 0) sentences.push(`Longer than ${by('length')}.`);
  return sentences;
}

// Less than half an inch would read as 0′-0″: that is the sum of two decimals, not a load.
function excess(feet: number, limit: number): number {
  return Math.round((feet - limit) * 12) > 0 ? feet - limit : 0;
}
