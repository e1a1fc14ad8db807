import { box, circle, circles, horizontals, line, polygon, type Shape } from './shape';

/** Rolling radius of a trailer wheel, in feet. */
export const TRAILER_WHEEL = 1.5;
/** Typical spacing between adjacent trailer axles, in feet. */
export const AXLE_PITCH = 4.55;

const BOLTS = 10;

/** A wheel on the ground at `x`, with the axle's center line. */
export function wheel(x: number, radius: number): Shape[] {
  const bolts = Array.from({ length: BOLTS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / BOLTS;
    return [x + Math.cos(angle) * radius * 0.43, radius + Math.sin(angle) * radius * 0.43] as const;
  });
  return [
    circle('tire', x, radius, radius),
    circle('tread', x, radius, radius * 0.86, 2),
    circle('rim', x, radius, radius * 0.58),
    circle('hub', x, radius, radius * 0.27, 1),
    circles('bolt', bolts, radius * 0.05, 2),
    line(
      'center',
      [
        [x, radius * 2 + 0.35],
        [x, -0.55],
      ],
      1,
    ),
  ];
}

/** A group of axles under a straight frame from `start` to `end` with its top edge at `top`. */
export function bogie(start: number, end: number, axles: readonly number[], top: number): Shape[] {
  return [
    box('body', start, top - 0.75, end - start, 0.75),
    horizontals('fine', start, end, [top - 0.28], 1),
    ...axles.map((x) =>
      polygon(
        'fine',
        [
          [x - 0.9, top - 0.75],
          [x, top - 1.5],
          [x + 0.9, top - 0.75],
        ],
        2,
      ),
    ),
    ...axles.flatMap((x) => wheel(x, TRAILER_WHEEL)),
  ];
}

/** Mud flap behind the last wheel. */
export const mudFlap = (x: number, height = 2): Shape => box('line', x, 1, 0.09, height);
