/** A load's outside measurements in feet; 0 is "not known yet". */
export interface LoadSize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** Beyond this a true-scale drawing is a line with a dot; larger loads are drawn at these sizes. */
export const LARGEST_DRAWN_FT: LoadSize = { length: 250, width: 50, height: 50 };

/** Anything that is no positive, finite number counts as not known yet. */
export function knownSize(load: LoadSize): LoadSize {
  return {
    length: positive(load.length),
    width: positive(load.width),
    height: positive(load.height),
  };
}

/** The size a load is drawn at. */
export function drawnSize(load: LoadSize): LoadSize {
  return {
    length: Math.min(load.length, LARGEST_DRAWN_FT.length),
    width: Math.min(load.width, LARGEST_DRAWN_FT.width),
    height: Math.min(load.height, LARGEST_DRAWN_FT.height),
  };
}

/** Whether the drawing shows less than the load. */
export function isTooLargeToDraw(load: LoadSize): boolean {
  const drawn = drawnSize(load);
  return drawn.length < load.length || drawn.width < load.width || drawn.height < load.height;
}

function positive(feet: number): number {
  return Number.isFinite(feet) && feet > 0 ? feet : 0;
}
