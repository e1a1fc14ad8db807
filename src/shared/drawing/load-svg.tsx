import { useId } from 'react';
import { describeLoad } from './describe-load';
import { drawingUrl } from './drawing-files';
import { loadScene, type LoadScene } from './geometry/load-scene';
import type { Vehicle, VehicleSpec } from './geometry/vehicle';
import { layOutLoad, type LoadLayout } from './layout/load-layout';
import { pixelX, pixelY, type DrawingSize } from './layout/view';
import { LoadRearView } from './load-rear-view';
import { DimensionTable } from './dimension-table';
import { LoadSideView } from './load-side-view';
import type { LoadSize } from './load-size';
import { DrawingSvg } from './svg/drawing-svg';
import type { LoadTrailer } from './trailer-for-load';
import { Hatch } from './svg/hatch';
import { ScaleBar } from './svg/scale-bar';
import { useDrawingSize } from './use-drawing-size';

interface LoadSvgProps {
  readonly load: LoadSize;
  readonly trailer: LoadTrailer;
  readonly isImageFirst: boolean | 'on-first-screen';
  readonly draw: (spec: VehicleSpec) => Vehicle;
}

/** Size used on the server. */
const UNMEASURED: DrawingSize = { width: 680, height: 467 };

/** The drawing, laid out for its container's width. */
export function LoadSvg(props: LoadSvgProps) {
  const [size, ref] = useDrawingSize(UNMEASURED, { drawnLater: props.isImageFirst === true });
  return (
    <div ref={ref} className="load-drawing-frame">
      {size !== null && <SizedLoad {...props} size={size} />}
    </div>
  );
}

function SizedLoad({
  load,
  trailer,
  isImageFirst,
  draw,
  size,
}: LoadSvgProps & { readonly size: DrawingSize }) {
  const { deck, axles, deckHeightFt } = trailer;
  const hatch = useId();
  const scene = loadScene(load, trailer, draw);
  const layout = layOutLoad(scene, size);
  const { scale, left, top } = layout.scaleBar;
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
      {layout.kind === 'wide' && <Projection scene={scene} layout={layout} />}
      <LoadSideView scene={scene} layout={layout} hatch={hatch} />
      <LoadRearView scene={scene} layout={layout} hatch={hatch} />
      {layout.table && <DimensionTable scene={scene} {...layout.table} right={right} />}
      {layout.kind !== 'narrow' && <ScaleBar x={left} y={top} scale={scale} room={right - left} />}
    </DrawingSvg>
  );
}

/** Projection lines from the load's top and bottom in the side view to the rear view. */
function Projection({ scene, layout }: { scene: LoadScene; layout: LoadLayout }) {
  const { load } = scene.side;
  if (!load || !scene.rear.load) return null;
  const across = `H${String(pixelX(layout.rear, scene.rear.halfWidth + 1))}`;
  const from = (x: number, y: number) =>
    `M${String(pixelX(layout.side, x))} ${String(pixelY(layout.side, y))}${across}`;
  return (
    <path
      className="ink-projection"
      d={from(load.x + load.width, load.y + load.height) + from(load.x, load.y)}
    />
  );
}
