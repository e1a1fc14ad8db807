export interface Size {
  width: number;
  height: number;
}

/** Scales a size down to fit a square of `maxSide`; never scales up, and returns at least 1 pixel. */
export function fitWithin({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
