import { drawVehicle } from './geometry/draw-vehicle';
import type { VehicleSpec } from './geometry/vehicle';
import { LoadSheet } from './load-sheet';
import type { LoadSize } from './load-size';
import type { LoadTrailer } from './trailer-for-load';

interface RareLoadSheetProps {
  readonly load: LoadSize;
  readonly trailer: LoadTrailer;
  readonly isImageFirst: boolean | 'on-first-screen';
}

/** A load drawing on one of the less common trailers. */
export function RareLoadSheet({ load, trailer, isImageFirst }: RareLoadSheetProps) {
  const draw = (spec: VehicleSpec) => drawVehicle(trailer.deck, spec);
  return <LoadSheet {...{ load, trailer, isImageFirst, draw }} />;
}
