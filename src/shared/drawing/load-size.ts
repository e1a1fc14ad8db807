/** A load's outside dimensions in feet; 0 means unknown. */
export interface LoadSize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** Larger loads are drawn at these sizes: at true scale the truck would be too small to see. */
export const LARGEST_DRAWN_FT: LoadSize = { length: 250, width: 50, height: 50 };

/** Replaces anything but a positive, finite number by 0 (unknown). */
export function knownSize(load: LoadSize): LoadSize {
  return {
    length: positive(load.length),
    width: positive(load.width),
    height: positive(load.height),
  };
}

/** Caps a size at `LARGEST_DRAWN_FT`. */
export function drawnSize(load: LoadSize): LoadSize {
  return {
    length: Math.min(load.length, LARGEST_DRAWN_FT.length),
    width: Math.min(load.width, LARGEST_DRAWN_FT.width),
    height: Math.min(load.height, LARGEST_DRAWN_FT.height),
  };
}

function positive(feet: number): number {
  return Number.isFinite(feet) && feet > 0 ? feet : 0;
}
