import { isLonger } from '@domain/numbers/length';
import { DECKS, type DeckType } from './decks';
import { knownSize, type LoadSize } from './load-size';

const PATTERNS: readonly (readonly [RegExp, DeckType])[] = [
  [/step|single/, 'stepdeck'],
  [/low|double/, 'lowboy'],
  [/drop/, 'stepdeck'],
  [/schnabel/, 'schnabel'],
  [/perim/, 'perimeter'],
  [/platform|modular|hydraul|spmt/, 'platform'],
  [/stretch|extend|flat/, 'extendable'],
  [/rgn|removable/, 'rgn'],
];

/** Trailers to choose from when none is named, from the most common to the most special. */
const BY_PREFERENCE: readonly DeckType[] = ['rgn', 'extendable', 'perimeter', 'platform'];

/** Axles that a tractor adds to a count that names only the trailer's. */
const TRACTOR_AXLES = 3;
const MOST_TRAILER_ONLY = 4;

/** A load and its trailer as free text: "RGN, 9 axle", "Step Deck". */
export type LoadOnTrailer = LoadSize & {
  readonly equipment?: string | null | undefined;
  /** Total weight in pounds; null if unknown. */
  readonly weight_lbs?: number | null | undefined;
};

export interface LoadTrailer {
  readonly deck: DeckType;
  /** Total axles if the text names them: "16-axle platform" has 16, "3-axle RGN" 3 and a tractor. */
  readonly axles: number | null;
  /** "3+2+3+1", if the units are known. Overrides `axles`. */
  readonly axleLayout?: string | null | undefined;
  /** The deck's own height in feet, if it is known. */
  readonly deckHeightFt?: number | null | undefined;
}

/** The trailer a text names, or null. */
export function deckFromText(text: string | null | undefined): DeckType | null {
  const words = (text ?? '').toLowerCase();
  return PATTERNS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/**
 * The trailer to draw a load on: the one its text names, otherwise the first that carries its size and
 * weight, or at least its size.
 */
export function trailerForLoad({ equipment, weight_lbs, ...load }: LoadOnTrailer): LoadTrailer {
  const large = BY_PREFERENCE.filter((type) => canCarry(type, load));
  const strong = large.find((type) => (weight_lbs ?? 0) <= DECKS[type].carriesLbs);
  const deck = deckFromText(equipment) ?? strong ?? large[0] ?? 'rgn';
  return { deck, axles: axlesFromText(equipment) };
}

/** True if a trailer type carries a load of this size. Unknown dimensions fit. */
export function canCarry(deck: DeckType, load: LoadSize): boolean {
  const { carries } = DECKS[deck];
  const { length, width, height } = knownSize(load);
  return !(
    isLonger(length, carries.length) ||
    isLonger(width, carries.width) ||
    isLonger(height, carries.height)
  );
}

/** Why a load isn't drawn on its trailer; null if the trailer carries it. */
export function describeMisfit(deck: DeckType, load: LoadSize): string | null {
  if (canCarry(deck, load)) return null;
  const decks = Object.keys(DECKS) as DeckType[];
  return decks.some((type) => canCarry(type, load))
    ? `This load is too large for ${DECKS[deck].phrase}. We’ll recommend a trailer.`
    : 'No trailer in our fleet carries this load. Call dispatch.';
}

function axlesFromText(text: string | null | undefined): number | null {
  const count = Number(/(\d{1,2})[\s-]*axle/iu.exec(text ?? '')?.[1] ?? 0);
  if (count === 0) return null;
  return count <= MOST_TRAILER_ONLY ? count + TRACTOR_AXLES : count;
}
