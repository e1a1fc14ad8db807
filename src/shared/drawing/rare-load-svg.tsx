import { drawVehicle } from './geometry/draw-vehicle';
import type { VehicleSpec } from './geometry/vehicle';
import { LoadSvg } from './load-svg';
import type { LoadSize } from './load-size';
import type { LoadTrailer } from './trailer-for-load';

interface RareLoadSvgProps {
  readonly load: LoadSize;
  readonly trailer: LoadTrailer;
  readonly isImageFirst: boolean | 'on-first-screen';
}

/** A load drawing on one of the less common trailers. */
export function RareLoadSvg({ load, trailer, isImageFirst }: RareLoadSvgProps) {
  const draw = (spec: VehicleSpec) => drawVehicle(trailer.deck, spec);
  return <LoadSvg {...{ load, trailer, isImageFirst, draw }} />;
}
