import type { Vehicle } from '../geometry/vehicle';
import { LEGAL_ENVELOPE_FT } from '../legal-envelope';
import type { DrawingSize, View } from './view';

/** Below this width, margins are small and there are no axle rows. */
const SMALL = 560;
/** From this width, axle spacings get a row. */
const WIDE = 760;
const MOST_SPACINGS = 10;

/** Positions of all parts of a trailer drawing, in pixels. Rows that are null are omitted. */
export interface TrailerLayout extends DrawingSize {
  readonly view: View;
  readonly isSmall: boolean;
  readonly margin: { readonly left: number; readonly right: number };
  readonly rows: {
    readonly numbers: number | null;
    readonly spacings: number | null;
    readonly groups: number | null;
    readonly well: number;
    readonly overall: number;
    readonly scale: number;
  };
}

/** Fits a vehicle into a width. drawing.css reserves the height with the same numbers. */
export function layOutTrailer(vehicle: Vehicle, width: number): TrailerLayout {
  const isSmall = width < SMALL;
  const isWide = width >= WIDE;
  const margin = isSmall ? { left: 4, right: 46 } : { left: 30, right: 64 };
  const start = vehicle.start ?? 0;
  const scale = fitted(width - margin.left - margin.right, vehicle.length - start);
  const ground = (isSmall ? 16 : 26) + LEGAL_ENVELOPE_FT.height * scale;
  const axleCount = vehicle.groups.flatMap((group) => group.axles).length;
  const canNumber = !isSmall && scale * 4.4 > 17;
  const canSpace = isWide && scale * 4.4 > 50 && axleCount <= MOST_SPACINGS;
  const first = ground + 22;
  const second = ground + 50;
  const well = ground + (isSmall ? 24 : isWide ? 76 : 50);
  const overall = well + (isSmall ? 22 : 26);
  const bar = overall + (isSmall ? 28 : 32);
  return {
    width,
    height: bar + 16,
    view: { scale, x: margin.left - start * scale, ground },
    isSmall,
    margin,
    rows: {
      numbers: canNumber ? first : null,
      spacings: canSpace ? second : null,
      groups: isSmall || canSpace ? null : canNumber ? (isWide ? second : null) : first,
      well,
      overall,
      scale: bar,
    },
  };
}

/** Fits a vehicle without dimensions into a width. */
export function layOutPlain(
  vehicle: Vehicle,
  width: number,
): DrawingSize & { readonly view: View } {
  const start = vehicle.start ?? 0;
  const scale = fitted(width - 8, vehicle.length - start);
  const ground = 6 + LEGAL_ENVELOPE_FT.height * scale;
  return { width, height: ground + 10, view: { scale, x: 4 - start * scale, ground } };
}

const fitted = (pixels: number, feet: number) =>
  Math.max(0.1, Math.round((pixels / feet) * 1e4) / 1e4);
