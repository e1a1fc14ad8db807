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
}

/** Typical proportions, not a manufacturer's. Deck heights decide what counts as over height. */
export const DECKS = {
  rgn: deck('RGN', 'an RGN', 23, 29, 7, 'well'),
  lowboy: deck('Lowboy', 'a lowboy', 20, 26, 6, 'well'),
  stepdeck: deck('Step deck', 'a step deck', 40, 38, 5, 'lower deck'),
  extendable: deck('Extendable flatbed', 'an extendable flatbed', 59, 80, 6, 'deck'),
  perimeter: deck('Perimeter frame', 'a perimeter frame', 14, 40, 13, 'well'),
  platform: deck('Hydraulic platform', 'a hydraulic platform', 47, 50, 14, 'deck'),
  schnabel: deck('Schnabel', 'a Schnabel', 18, 30, 19, 'load'),
} as const satisfies Record<string, Deck>;

export type DeckType = keyof typeof DECKS;

function deck(
  name: string,
  phrase: string,
  heightInches: number,
  wellLength: number,
  axles: number,
  wellName: string,
): Deck {
  return { name, phrase, height: heightInches / 12, wellLength, axles, wellName };
}
