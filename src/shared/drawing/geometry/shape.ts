/** What a line or a surface is; drawing.css gives each its colour and weight. */
export type Ink =
  | 'body'
  | 'part'
  | 'glass'
  | 'void'
  | 'line'
  | 'fine'
  | 'hidden'
  | 'behind'
  | 'centre'
  | 'tyre'
  | 'tread'
  | 'rim'
  | 'hub'
  | 'bolt'
  | 'beacon'
  | 'phantom'
  | 'envelope'
  | 'load'
  | 'outline';

/** From which scale on a shape is drawn: always, from 5 px a foot, from 9 px a foot. */
export type Detail = 0 | 1 | 2;

/** A piece of a drawing: an SVG path in feet, x along the vehicle, y up from the ground. */
export interface Shape {
  readonly ink: Ink;
  readonly d: string;
  readonly detail: Detail;
}

/** A corner, or a curve to (x, y) pulled towards a control point: [controlX, controlY, x, y]. */
export type Point = readonly [number, number] | readonly [number, number, number, number];

/** A rectangle in feet, (x, y) its lower left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A ready path, for parts that never change. */
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

/** A circle around a centre. */
export const circle = (ink: Ink, x: number, y: number, radius: number, detail: Detail = 0): Shape =>
  path(ink, ring(x, y, radius), detail);

/** Many small circles as one path. */
export const circles = (
  ink: Ink,
  centres: readonly (readonly [number, number])[],
  radius: number,
  detail: Detail = 0,
): Shape => path(ink, centres.map(([x, y]) => ring(x, y, radius)).join(''), detail);

/** Level lines from `start` to `end` at every height given, as one path. */
export const levels = (
  ink: Ink,
  start: number,
  end: number,
  heights: readonly number[],
  detail: Detail = 0,
): Shape => path(ink, heights.map((y) => `M${at(start, y)}H${n(end)}`).join(''), detail);

/** Many upright strokes as one path. */
export const uprights = (
  ink: Ink,
  positions: readonly number[],
  from: number,
  to: number,
  detail: Detail = 0,
): Shape => path(ink, positions.map((x) => `M${at(x, from)}V${n(to)}`).join(''), detail);

/** Positions from `start` at every `pitch`, as many as asked. */
export const row = (start: number, count: number, pitch: number): number[] =>
  Array.from({ length: count }, (_, index) => start + index * pitch);

/** Positions from `start` at every `pitch`, as long as they stay short of `end`. */
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
