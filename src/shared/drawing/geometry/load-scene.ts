import { checkLoad, type LoadCheck } from '../check-load';
import { DECKS, type DeckType } from '../decks';
import { LEGAL_ENVELOPE_FT } from '../legal-envelope';
import { drawnSize, knownSize, type LoadSize } from '../load-size';
import { drawVehicle } from './draw-vehicle';
import type { Box } from './shape';
import type { Vehicle } from './vehicle';

/** A load standing on its trailer, in feet: everything both views of the sheet need. */
export interface LoadScene {
  readonly load: LoadSize;
  readonly check: LoadCheck;
  readonly deckHeight: number;
  readonly vehicle: Vehicle;
  /** From the side; the load is null until its length and height are known. */
  readonly side: { readonly load: Box | null; readonly legal: Box; readonly length: number };
  /** From behind, centred; the load is null until its width and height are known. */
  readonly rear: { readonly load: Box | null; readonly legal: Box; readonly halfWidth: number };
  /** Ground to the highest line. */
  readonly top: number;
}

/** Puts a load on a trailer whose well or deck is long enough for it. */
export function loadScene(size: LoadSize, deck: DeckType, axles?: number): LoadScene {
  const load = knownSize(size);
  const drawn = drawnSize(load);
  const { height: deckHeight, axles: usualAxles } = DECKS[deck];
  const vehicle = drawVehicle(deck, {
    axles: axles ?? (load.length > 60 ? Math.max(9, usualAxles) : usualAxles),
    wellLengthFt: wellFor(deck, drawn.length),
  });
  const hasFlatDeck = deck === 'stepdeck' || deck === 'extendable';
  const start = vehicle.well.start + (hasFlatDeck ? 0 : 0.5);
  const legal = LEGAL_ENVELOPE_FT;
  return {
    load,
    check: checkLoad(load, deck),
    deckHeight,
    vehicle,
    side: {
      load: boxOf(start, deckHeight, drawn.length, drawn.height),
      legal: { x: start, y: 0, width: legal.length, height: legal.height },
      length: Math.max(vehicle.length, start + drawn.length, start + legal.length),
    },
    rear: {
      load: boxOf(-drawn.width / 2, deckHeight, drawn.width, drawn.height),
      legal: { x: -legal.width / 2, y: 0, width: legal.width, height: legal.height },
      halfWidth: Math.max(legal.width, drawn.width) / 2,
    },
    top: Math.max(legal.height, deckHeight + drawn.height) + 0.4,
  };
}

const boxOf = (x: number, y: number, width: number, height: number): Box | null =>
  width > 0 && height > 0 ? { x, y, width, height } : null;

// A well carries its load between neck and rear axles; a deck may be longer than its load.
function wellFor(deck: DeckType, length: number): number {
  if (deck === 'stepdeck') return Math.max(38, length);
  if (deck === 'extendable') return Math.max(48, length);
  return Math.max(deck === 'lowboy' ? 24 : 26, length + 1);
}
