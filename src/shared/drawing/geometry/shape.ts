/** The meaning of a line or surface; drawing.css sets its color and weight. */
export type Ink =
  | 'body'
  | 'part'
  | 'glass'
  | 'void'
  | 'line'
  | 'fine'
  | 'hidden'
  | 'behind'
  | 'center'
  | 'tire'
  | 'tread'
  | 'rim'
  | 'hub'
  | 'bolt'
  | 'beacon'
  | 'own'
  | 'phantom'
  | 'envelope'
  | 'load'
  | 'outline';

/** The scale a shape appears at: always, from 5 px per foot, from 9 px per foot. */
export type Detail = 0 | 1 | 2;

/** An SVG path in feet: x along the vehicle, y up from the ground. */
export interface Shape {
  readonly ink: Ink;
  readonly d: string;
  readonly detail: Detail;
}

/** A corner [x, y], or a quadratic curve [controlX, controlY, x, y]. */
export type Point = readonly [number, number] | readonly [number, number, number, number];

/** A rectangle in feet; (x, y) is its lower left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A shape from literal path data, for parts that never change. */
export const path = (ink: Ink, d: string, detail: Detail = 0): Shape => ({ ink, d, detail });

/** An open line through points. */
export const line = (ink: Ink, points: readonly Point[], detail: Detail = 0): Shape =>
  path(ink, trace(points), detail);

/** A closed outline through points. */
export const polygon = (ink: Ink, points: readonly Point[], detail: Detail = 0): Shape =>
  path(ink, `${trace(points)}Z`, detail);

/** A rectangle from its lower left corner. */
export const box = (
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  detail: Detail = 0,
): Shape => path(ink, `M${at(x, y)}h${n(width)}v${n(height)}h${n(-width)}Z`, detail);

/** A circle around a center. */
export const circle = (ink: Ink, x: number, y: number, radius: number, detail: Detail = 0): Shape =>
  path(ink, ring(x, y, radius), detail);

/** Many small circles as one path. */
export const circles = (
  ink: Ink,
  centers: readonly (readonly [number, number])[],
  radius: number,
  detail: Detail = 0,
): Shape => path(ink, centers.map(([x, y]) => ring(x, y, radius)).join(''), detail);

/** Horizontal lines from `start` to `end` at the given heights, as one path. */
export const horizontals = (
  ink: Ink,
  start: number,
  end: number,
  heights: readonly number[],
  detail: Detail = 0,
): Shape => path(ink, heights.map((y) => `M${at(start, y)}H${n(end)}`).join(''), detail);

/** Vertical lines as one path. */
export const verticals = (
  ink: Ink,
  positions: readonly number[],
  from: number,
  to: number,
  detail: Detail = 0,
): Shape => path(ink, positions.map((x) => `M${at(x, from)}V${n(to)}`).join(''), detail);

/** `count` positions from `start`, one every `pitch`. */
export const row = (start: number, count: number, pitch: number): number[] =>
  Array.from({ length: count }, (_, index) => start + index * pitch);

/** Positions from `start` up to, not including, `end`, one every `pitch`. */
export const rowUntil = (start: number, end: number, pitch: number): number[] =>
  row(start, Math.max(0, Math.ceil((end - start) / pitch)), pitch);

const n = (feet: number) => String(Math.round(feet * 1000) / 1000);
const at = (x: number, y: number) => `${n(x)} ${n(y)}`;

function trace(points: readonly Point[]): string {
  return points
    .map((point, index) =>
      point.length === 4
        ? `Q${at(point[0], point[1])} ${at(point[2], point[3])}`
        : `${index ? 'L' : 'M'}${at(point[0], point[1])}`,
    )
    .join('');
}

function ring(x: number, y: number, radius: number): string {
  const arc = (dx: number) => `a${n(radius)} ${n(radius)} 0 1 0 ${n(dx)} 0`;
  return `M${at(x - radius, y)}${arc(radius * 2)}${arc(-radius * 2)}Z`;
}
