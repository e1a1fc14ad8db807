import { useId } from 'react';
import { describeLoad } from './describe-load';
import { drawingUrl } from './drawing-files';
import { loadScene, type LoadScene } from './geometry/load-scene';
import type { Vehicle, VehicleSpec } from './geometry/vehicle';
import { layOutLoad, type LoadSheetLayout } from './layout/load-sheet-layout';
import { pixelX, pixelY, type SheetSize } from './layout/view';
import { LoadRearView } from './load-rear-view';
import { DimensionTable } from './dimension-table';
import { LoadSideView } from './load-side-view';
import type { LoadSize } from './load-size';
import { DrawingSvg } from './svg/drawing-svg';
import type { LoadTrailer } from './trailer-for-load';
import { Hatch } from './svg/hatch';
import { ScaleBar } from './svg/scale-bar';
import { useSheetSize } from './use-sheet-size';

interface LoadSheetProps {
  readonly load: LoadSize;
  readonly trailer: LoadTrailer;
  readonly isImageFirst: boolean | 'on-first-screen';
  readonly draw: (spec: VehicleSpec) => Vehicle;
}

/** Size used on the server. */
const UNMEASURED: SheetSize = { width: 680, height: 467 };

/** The drawing, laid out for its container's width. */
export function LoadSheet(props: LoadSheetProps) {
  const [size, ref] = useSheetSize(UNMEASURED, { drawnLater: props.isImageFirst === true });
  return (
    <div ref={ref} className="load-sheet-frame">
      {size !== null && <SizedSheet {...props} size={size} />}
    </div>
  );
}

function SizedSheet({
  load,
  trailer,
  isImageFirst,
  draw,
  size,
}: LoadSheetProps & { readonly size: SheetSize }) {
  const { deck, axles, deckHeightFt } = trailer;
  const hatch = useId();
  const scene = loadScene(load, trailer, draw);
  const sheet = layOutLoad(scene, size);
  const { scale, left, top } = sheet.scaleBar;
  const right = size.width - 6;
  return (
    <DrawingSvg
      className="drawing"
      size={size}
      title={describeLoad(load, deck, deckHeightFt)}
      isFirstScreen={isImageFirst === 'on-first-screen'}
      file={isImageFirst !== false ? drawingUrl('load', { ...load, deck, axles }) : undefined}
    >
      <Hatch id={hatch} />
      {sheet.kind === 'wide' && <Projection scene={scene} sheet={sheet} />}
      <LoadSideView scene={scene} sheet={sheet} hatch={hatch} />
      <LoadRearView scene={scene} sheet={sheet} hatch={hatch} />
      {sheet.table && <DimensionTable scene={scene} {...sheet.table} right={right} />}
      {sheet.kind !== 'narrow' && <ScaleBar x={left} y={top} scale={scale} room={right - left} />}
    </DrawingSvg>
  );
}

/** Projection lines from the load's top and bottom in the side view to the rear view. */
function Projection({ scene, sheet }: { scene: LoadScene; sheet: LoadSheetLayout }) {
  const { load } = scene.side;
  if (!load || !scene.rear.load) return null;
  const across = `H${String(pixelX(sheet.rear, scene.rear.halfWidth + 1))}`;
  const from = (x: number, y: number) =>
    `M${String(pixelX(sheet.side, x))} ${String(pixelY(sheet.side, y))}${across}`;
  return (
    <path
      className="ink-projection"
      d={from(load.x + load.width, load.y + load.height) + from(load.x, load.y)}
    />
  );
}
