import type { LoadScene } from '../geometry/load-scene';
import { round, type DrawingSize, type View } from './view';

/** From this width, both views share one ground line and one scale. */
const WIDE = 800;
/** From this width, a table of dimensions fits next to the rear view. */
const ROOMY = 440;

/** Largest scale in pixels per foot; a larger drawing shows no more detail. */
const LARGEST_SCALE = 15;

/** Space below a view's ground line for its two dimension lines, in pixels. */
const DIMENSIONS = { wide: 74, stacked: 48 } as const;
const GAP_TO_REAR = 78;

/** Positions of all parts of a load drawing, in pixels. */
export interface LoadLayout extends DrawingSize {
  readonly kind: 'narrow' | 'roomy' | 'wide';
  readonly side: View;
  readonly rear: View;
  /** Left edge and first baseline of the table of dimensions; null when there is no room. */
  readonly table: { readonly left: number; readonly top: number } | null;
  readonly scaleBar: { readonly left: number; readonly top: number; readonly scale: number };
}

/** Fits both views into the given size. The size never depends on the load, so nothing shifts. */
export function layOutLoad(scene: LoadScene, size: DrawingSize): LoadLayout {
  return size.width >= WIDE ? wide(scene, size) : stacked(scene, size);
}

function wide(scene: LoadScene, { width, height }: DrawingSize): LoadLayout {
  const margin = { left: 12, right: 84, top: 40, gap: 78 };
  const across = scene.side.length + 1 + scene.rear.halfWidth * 2 + 3;
  const ground = height - DIMENSIONS.wide;
  const scale = Math.min(
    (width - margin.left - margin.right - margin.gap) / across,
    (ground - margin.top) / scene.top,
    LARGEST_SCALE,
  );
  return {
    kind: 'wide',
    width,
    height,
    side: view(scale, margin.left + scale, ground),
    rear: view(scale, width - margin.right - (scene.rear.halfWidth + 1.5) * scale, ground),
    table: null,
    scaleBar: { left: margin.left, top: height - 14, scale },
  };
}

function stacked(scene: LoadScene, { width, height }: DrawingSize): LoadLayout {
  const isRoomy = width >= ROOMY;
  const top = 22;
  const sideScale = Math.min((width - 10) / (scene.side.length + 1.4), (0.19 * width) / scene.top);
  const sideGround = top + scene.top * sideScale;
  const across = scene.rear.halfWidth * 2 + 3;
  const tableLeft = width * 0.53;
  const rearGround = height - DIMENSIONS.stacked;
  const rearScale = Math.min(
    (isRoomy ? tableLeft - 96 : width - 150) / across,
    (rearGround - sideGround - GAP_TO_REAR) / scene.top,
  );
  const reach = (scene.rear.halfWidth + 1.5) * rearScale;
  const rearX = isRoomy ? 10 + reach : width / 2 - 16;
  const left = round(Math.max(tableLeft, rearX + reach + 76));
  return {
    kind: isRoomy ? 'roomy' : 'narrow',
    width,
    height,
    side: view(sideScale, 4 + sideScale * 0.7, sideGround),
    rear: view(rearScale, rearX, rearGround),
    table: isRoomy ? { left, top: sideGround + 84 } : null,
    scaleBar: { left, top: sideGround + 206, scale: sideScale },
  };
}

// Keep the scale positive even at zero width, or the SVG would contain negative sizes.
function view(scale: number, x: number, ground: number): View {
  return {
    scale: Math.max(0.1, Math.round(scale * 1e4) / 1e4),
    x: round(x),
    ground: round(ground),
  };
}
