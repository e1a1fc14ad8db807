import { useId } from 'react';
import { formatFeet } from '@domain/numbers/length';
import { drawVehicle } from './geometry/draw-vehicle';
import { loadScene } from './geometry/load-scene';
import { PILOT_CAR_FT, pilotCar } from './geometry/pilot-car';
import { pixelX, type View } from './layout/view';
import type { LoadSize } from './load-size';
import { DrawingSvg } from './svg/drawing-svg';
import { Ground } from './svg/ground';
import { Hatch } from './svg/hatch';
import { LoadBox } from './svg/load-box';
import { Shapes } from './svg/shapes';
import { describeMisfit, trailerForLoad } from './trailer-for-load';

export interface EscortDrawingProps extends LoadSize {
  /** Free text that names the trailer. */
  readonly equipment: string;
  /** Where the pilot car drives. */
  readonly place: 'ahead' | 'behind';
  /** True if it carries a height pole. */
  readonly hasPole: boolean;
}

/** Drawn shorter than on the road: at scale, the vehicles would be too small to see. */
const GAP_FT = 12;
/** The height of a pole above the load: 3 to 6 in. */
const POLE_OVER_FT = 0.4;
const WIDTH = 720;
const MARGIN = 6;

/**
 * The pilot car in amber, ahead of or behind a load on its trailer. The vehicles are to scale, the gap
 * between them isn't. Renders nothing if the trailer can't carry the load.
 */
export function EscortDrawing({ equipment, place, hasPole, ...load }: EscortDrawingProps) {
  const hatch = useId();
  const trailer = trailerForLoad({ ...load, equipment });
  if (describeMisfit(trailer.deck, load) !== null) return null;
  const scene = loadScene(load, trailer, (spec) => drawVehicle(trailer.deck, spec));
  const { load: box, legal, length } = scene.side;
  const isAhead = place === 'ahead';
  const scale = (WIDTH - 2 * MARGIN) / (length + GAP_FT + PILOT_CAR_FT);
  const pole = hasPole ? scene.check.loadedHeight + POLE_OVER_FT : null;
  const ground = Math.round((Math.max(scene.top, pole ?? 0) + 0.6) * scale) + MARGIN;
  const truck: View = {
    scale,
    x: MARGIN + (isAhead ? (PILOT_CAR_FT + GAP_FT) * scale : 0),
    ground,
  };
  const car: View = { ...truck, x: isAhead ? MARGIN : pixelX(truck, length + GAP_FT) };
  return (
    <DrawingSvg
      className="drawing h-auto!"
      size={{ width: WIDTH, height: ground + MARGIN }}
      title={`Your ${hasPole ? 'high pole car' : 'pilot car'} ${isAhead ? 'ahead of' : 'behind'} the load${
        load.height > 0 ? `, ${formatFeet(scene.check.loadedHeight)} high on its trailer` : ''
      }. Vehicles to scale, the gap isn’t.`}
      file={undefined}
    >
      <Hatch id={hatch} />
      <Ground from={0} to={WIDTH} y={ground} />
      <Shapes shapes={scene.vehicle.shapes} view={truck} />
      <LoadBox load={box} legal={legal} view={truck} hatch={hatch} />
      <Shapes shapes={pilotCar(pole)} view={car} />
    </DrawingSvg>
  );
}
