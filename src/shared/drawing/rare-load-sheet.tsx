import type { DeckType } from './decks';
import { drawVehicle } from './geometry/draw-vehicle';
import type { VehicleSpec } from './geometry/vehicle';
import { LoadSheet } from './load-sheet';
import type { LoadSize } from './load-size';

interface RareLoadSheetProps {
  readonly load: LoadSize;
  readonly deck: DeckType;
  readonly axles: number | null;
  readonly isImageFirst: boolean;
}

/** A load drawing on one of the less common trailers. */
export function RareLoadSheet({ load, deck, axles, isImageFirst }: RareLoadSheetProps) {
  const draw = (spec: VehicleSpec) => drawVehicle(deck, spec);
  return <LoadSheet {...{ load, deck, axles, isImageFirst, draw }} />;
}
