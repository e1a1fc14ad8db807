import type { Box, Detail } from '../geometry/shape';

/** Where a view stands on its sheet: pixels a foot, and the pixel of 0 ft and of the ground. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly ground: number;
}

/** Width and height of a sheet in pixels. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** Pixels to two decimals: what an SVG needs, and the same text on server and client. */
export const round = (pixels: number): number => Math.round(pixels * 100) / 100;

/** Feet along the vehicle to pixels. */
export const pixelX = (view: View, feet: number): number => round(view.x + feet * view.scale);

/** Feet above ground to pixels. */
export const pixelY = (view: View, feet: number): number => round(view.ground - feet * view.scale);

/** A rectangle in feet as the attributes of an SVG rect. */
export function pixelBox(view: View, box: Box) {
  return {
    x: pixelX(view, box.x),
    y: pixelY(view, box.y + box.height),
    width: round(box.width * view.scale),
    height: round(box.height * view.scale),
  };
}

/** How much detail a scale has room for. */
export const detailAt = (scale: number): Detail => (scale >= 9 ? 2 : scale >= 5 ? 1 : 0);
