import type { Box } from './shape';

/**
 * The parts of a load outside the legal envelope, in feet and without overlap: above the envelope,
 * then left and right of it.
 */
export function overParts(load: Box, legal: Box): Box[] {
  const left = load.x;
  const right = load.x + load.width;
  const top = load.y + load.height;
  const legalRight = legal.x + legal.width;
  const legalTop = legal.y + legal.height;
  const shoulder = Math.min(top, legalTop);
  return [
    between(left, right, Math.max(load.y, legalTop), top),
    between(left, Math.min(legal.x, right), load.y, shoulder),
    between(Math.max(legalRight, left), right, load.y, shoulder),
  ].filter((part) => part.width > 0.01 && part.height > 0.01);
}

const between = (left: number, right: number, bottom: number, top: number): Box => ({
  x: left,
  y: bottom,
  width: right - left,
  height: top - bottom,
});
