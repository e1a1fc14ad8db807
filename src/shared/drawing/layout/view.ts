import type { Box, Detail } from '../geometry/shape';

/** Scale of a view in pixels per foot, and the pixel positions of 0 ft and of the ground. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly ground: number;
}

/** Width and height of a drawing, in pixels. */
export interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

/** Rounds to two decimals, so the server and the browser render identical markup. */
export const round = (pixels: number): number => Math.round(pixels * 100) / 100;

/** Converts feet along the vehicle to pixels. */
export const pixelX = (view: View, feet: number): number => round(view.x + feet * view.scale);

/** Converts feet above ground to pixels. */
export const pixelY = (view: View, feet: number): number => round(view.ground - feet * view.scale);

/** Converts a rectangle in feet to the attributes of an SVG rect. */
export function pixelBox(view: View, box: Box) {
  return {
    x: pixelX(view, box.x),
    y: pixelY(view, box.y + box.height),
    width: round(box.width * view.scale),
    height: round(box.height * view.scale),
  };
}

/** The level of detail for a scale. */
export const detailAt = (scale: number): Detail => (scale >= 9 ? 2 : scale >= 5 ? 1 : 0);
