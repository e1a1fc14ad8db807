import type { LoadScene } from '../geometry/load-scene';
import { round, type SheetSize, type View } from './view';

/** Sheets from this width on stand both views on one line, at one scale. */
const WIDE = 800;
/** From this width on the rear view has room for a schedule of measures beside it. */
const ROOMY = 440;

/** Largest scale in pixels a foot; beyond it a drawing shows nothing more. */
const LARGEST_SCALE = 15;

/** Space below a view's ground line for its two dimension lines, in pixels. */
const DIMENSIONS = { wide: 74, stacked: 48 } as const;
const GAP_TO_REAR = 78;

/** Where everything stands on the sheet of a load. Pixels. */
export interface LoadSheetLayout extends SheetSize {
  readonly kind: 'narrow' | 'roomy' | 'wide';
  readonly side: View;
  readonly rear: View;
  /** Left edge and first baseline of the schedule of measures, where there is room for one. */
  readonly schedule: { readonly left: number; readonly top: number } | null;
  readonly scaleBar: { readonly left: number; readonly top: number; readonly scale: number };
}

/** Fits both views into a sheet; they take what the size gives, so the size never depends on them. */
export function layOutLoad(scene: LoadScene, size: SheetSize): LoadSheetLayout {
  return size.width >= WIDE ? wide(scene, size) : stacked(scene, size);
}

function wide(scene: LoadScene, { width, height }: SheetSize): LoadSheetLayout {
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
    schedule: null,
    scaleBar: { left: margin.left, top: height - 14, scale },
  };
}

function stacked(scene: LoadScene, { width, height }: SheetSize): LoadSheetLayout {
  const isRoomy = width >= ROOMY;
  const top = 22;
  const sideScale = Math.min((width - 10) / (scene.side.length + 1.4), (0.19 * width) / scene.top);
  const sideGround = top + scene.top * sideScale;
  const across = scene.rear.halfWidth * 2 + 3;
  const scheduleLeft = width * 0.53;
  const rearGround = height - DIMENSIONS.stacked;
  const rearScale = Math.min(
    (isRoomy ? scheduleLeft - 96 : width - 150) / across,
    (rearGround - sideGround - GAP_TO_REAR) / scene.top,
  );
  const reach = (scene.rear.halfWidth + 1.5) * rearScale;
  const rearX = isRoomy ? 10 + reach : width / 2 - 16;
  const left = round(Math.max(scheduleLeft, rearX + reach + 76));
  return {
    kind: isRoomy ? 'roomy' : 'narrow',
    width,
    height,
    side: view(sideScale, 4 + sideScale * 0.7, sideGround),
    rear: view(rearScale, rearX, rearGround),
    schedule: isRoomy ? { left, top: sideGround + 84 } : null,
    scaleBar: { left, top: sideGround + 206, scale: sideScale },
  };
}

// A sheet squeezed to nothing still gets a positive scale: no negative sizes in the SVG.
function view(scale: number, x: number, ground: number): View {
  return {
    scale: Math.max(0.1, Math.round(scale * 1e4) / 1e4),
    x: round(x),
    ground: round(ground),
  };
}
