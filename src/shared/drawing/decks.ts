import type { LoadSize } from './load-size';

/** A trailer type, reduced to what drawings and height checks need. Lengths in feet. */
export interface Deck {
  readonly name: string;
  /** Name with its article, for use in a sentence: "on {phrase}". */
  readonly phrase: string;
  /** Height of the deck above ground. */
  readonly height: number;
  /** Typical length of the well or deck. */
  readonly wellLength: number;
  /** Typical number of axles, including the tractor. */
  readonly axles: number;
  /** Label for the loading length on the drawing. */
  readonly wellName: string;
  /** The largest load the trailer type carries, extended or with modules added. */
  readonly carries: LoadSize;
  /** The heaviest load it carries, in pounds. */
  readonly carriesLbs: number;
}

/**
 * Typical proportions, not a manufacturer's. Deck heights decide what counts as over height. Each `carries` is length,
 * width and height in feet: what such trailers carry in practice, generous on purpose. The weights are what our
 * fleet carries; a platform or a Schnabel gets more modules instead.
 */
export const DECKS = {
  rgn: deck('RGN', 'an RGN', 23, 29, 7, 'well', [80, 30, 20], 120_000),
  lowboy: deck('Lowboy', 'a lowboy', 20, 26, 6, 'well', [80, 30, 20], 150_000),
  stepdeck: deck('Step deck', 'a step deck', 40, 38, 5, 'lower deck', [65, 24, 16], 45_000),
  extendable: deck(
    'Extendable flatbed',
    'an extendable flatbed',
    59,
    80,
    6,
    'deck',
    [200, 20, 16],
    45_000,
  ),
  perimeter: deck(
    'Perimeter frame',
    'a perimeter frame',
    14,
    40,
    13,
    'well',
    [80, 30, 22],
    210_000,
  ),
  platform: deck(
    'Hydraulic platform',
    'a hydraulic platform',
    47,
    50,
    14,
    'deck',
    [150, 40, 40],
    Infinity,
  ),
  schnabel: deck('Schnabel', 'a Schnabel', 18, 30, 19, 'load', [80, 24, 24], Infinity),
} as const satisfies Record<string, Deck>;

export type DeckType = keyof typeof DECKS;

/** A deck's own height in feet if it is known, otherwise the typical one. */
export const deckHeightOf = (deck: DeckType, ownFt?: number | null): number =>
  ownFt ?? DECKS[deck].height;

function deck(
  name: string,
  phrase: string,
  heightInches: number,
  wellLength: number,
  axles: number,
  wellName: string,
  [length, width, height]: readonly [number, number, number],
  carriesLbs: number,
): Deck {
  const carries = { length, width, height };
  return {
    name,
    phrase,
    height: heightInches / 12,
    wellLength,
    axles,
    wellName,
    carries,
    carriesLbs,
  };
}
