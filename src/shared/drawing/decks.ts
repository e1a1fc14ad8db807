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
  rgn: deck('RGN', 'an RGN', 1.9, 29, 7, 'well'),
  lowboy: deck('Lowboy', 'a lowboy', 1.7, 26, 6, 'well'),
  stepdeck: deck('Step deck', 'a step deck', 3.35, 38, 5, 'lower deck'),
  extendable: deck('Extendable flatbed', 'an extendable flatbed', 4.9, 80, 6, 'deck'),
  perimeter: deck('Perimeter frame', 'a perimeter frame', 1.2, 40, 13, 'well'),
  platform: deck('Hydraulic platform', 'a hydraulic platform', 3.9, 50, 14, 'deck'),
  schnabel: deck('Schnabel', 'a Schnabel', 1.5, 30, 19, 'load'),
} as const satisfies Record<string, Deck>;

export type DeckType = keyof typeof DECKS;

function deck(
  name: string,
  phrase: string,
  height: number,
  wellLength: number,
  axles: number,
  wellName: string,
): Deck {
  return { name, phrase, height, wellLength, axles, wellName };
}
