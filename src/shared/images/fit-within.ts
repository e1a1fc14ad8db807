export interface Size {
  width: number;
  height: number;
}

/** The size a picture takes in a square of `maxSide`: never larger than it is, at least a pixel. */
export function fitWithin({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
