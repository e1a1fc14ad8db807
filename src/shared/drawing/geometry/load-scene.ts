import { checkLoad, type LoadCheck } from '../check-load';
import { deckHeightOf, DECKS, type DeckType } from '../decks';
import type { LoadTrailer } from '../trailer-for-load';
import { LEGAL_ENVELOPE_FT } from '../legal-envelope';
import { drawnSize, knownSize, type LoadSize } from '../load-size';
import { boxOf, loadFromBehind, type LoadFromBehind } from './load-from-behind';
import type { Box } from './shape';
import type { Vehicle, VehicleSpec } from './vehicle';

/** A load on its trailer, in feet: everything the side and rear views need. */
export interface LoadScene {
  readonly load: LoadSize;
  /** The size the load is drawn at: capped at `LARGEST_DRAWN_FT`. */
  readonly drawn: LoadSize;
  readonly check: LoadCheck;
  readonly deckHeight: number;
  readonly vehicle: Vehicle;
  /** Side view; `load` is null while length or height is unknown. */
  readonly side: { readonly load: Box | null; readonly legal: Box; readonly length: number };
  readonly rear: LoadFromBehind;
  /** Height of the topmost line above ground. */
  readonly top: number;
}

/** Places a load on the trailer `draw` returns, with a well or deck long enough for it. */
export function loadScene(
  size: LoadSize,
  { deck, axles, axleLayout, deckHeightFt }: LoadTrailer,
  draw: (spec: VehicleSpec) => Vehicle,
): LoadScene {
  const load = knownSize(size);
  const drawn = drawnSize(load);
  const { axles: typical } = DECKS[deck];
  const deckHeight = deckHeightOf(deck, deckHeightFt);
  const vehicle = draw({
    // Long loads on a low well need a jeep and a booster.
    axles: axles ?? (load.length > 60 ? Math.max(9, typical) : typical),
    axleLayout,
    deckHeightFt,
    wellLengthFt: wellFor(deck, drawn.length),
  });
  const hasFlatDeck = deck === 'stepdeck' || deck === 'extendable';
  const start = vehicle.well.start + (hasFlatDeck ? 0 : 0.5);
  const legal = LEGAL_ENVELOPE_FT;
  return {
    load,
    drawn,
    check: checkLoad(load, deck, deckHeightFt),
    deckHeight,
    vehicle,
    side: {
      load: boxOf(start, deckHeight, drawn.length, drawn.height),
      legal: { x: start, y: 0, width: legal.length, height: legal.height },
      length: Math.max(vehicle.length, start + drawn.length, start + legal.length),
    },
    rear: loadFromBehind(load, deck, deckHeightFt),
    top: Math.max(legal.height, deckHeight + drawn.height) + 0.4,
  };
}

// A load must fit between the neck and the rear axles of a well; a deck may be longer than its load.
function wellFor(deck: DeckType, length: number): number {
  if (deck === 'stepdeck') return Math.max(38, length);
  if (deck === 'extendable') return Math.max(48, length);
  return Math.max(deck === 'lowboy' ? 24 : 26, length + 1);
}
