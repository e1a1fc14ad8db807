import { circle, horizontals, line, polygon, type Shape } from './shape';
import { lastAxle } from './vehicle';
import { TRAILER_WHEEL, wheel } from './wheels';

/** A jeep starting at `start`; the trailer's neck sits on its fifth wheel. */
export function jeep(start: number, axles: readonly number[]): Shape[] {
  const first = axles[0] ?? start;
  const last = lastAxle(axles);
  const kingpin = (first + last) / 2;
  return [
    polygon('body', [
      [start, 4.1],
      [start, 4.7],
      [last + 2.4, 4.7],
      [last + 2.4, 3.6],
      [first - 2.2, 3.6],
      [first - 2.8, 4.1],
    ]),
    horizontals('fine', start, last + 2.4, [4.42], 1),
    ...axles.flatMap((x) => wheel(x, TRAILER_WHEEL)),
    polygon('part', [
      [kingpin - 1.4, 4.7],
      [kingpin - 1.1, 5.1],
      [kingpin + 1.1, 5.1],
      [kingpin + 1.4, 4.7],
    ]),
  ];
}

/**
 * The neck of an RGN from the kingpin to the `start` of the well, clearing the axles ahead of it.
 * `base` is the height of the fifth wheel, `deck` the height of the well.
 */
export function removableNeck(
  kingpin: number,
  clear: number,
  start: number,
  base: number,
  deck: number,
): Shape[] {
  const top = base + 1.5;
  return [
    polygon('body', [
      [kingpin - 2.7, base],
      [kingpin - 2.7, top - 0.5],
      [kingpin - 1.5, top],
      [clear - 0.1, top],
      [start - 0.3, deck + 0.55],
      [start, deck],
      [start, deck - 1.1],
      [start - 1.3, deck - 1.1],
      [clear - 0.5, base - 0.35],
      [clear - 1.3, base],
    ]),
    line(
      'fine',
      [
        [kingpin - 2.2, base + 0.4],
        [kingpin - 1.3, top - 0.4],
        [clear - 0.5, top - 0.4],
        [start - 0.85, deck + 0.5],
      ],
      1,
    ),
    // Release pin and hydraulic cylinder.
    circle('part', start - 0.75, deck - 0.4, 0.26, 1),
    line(
      'fine',
      [
        [clear - 1.3, base],
        [clear - 2.6, base + 0.1],
      ],
      1,
    ),
    polygon(
      'fine',
      [
        [kingpin - 0.6, base + 0.35],
        [clear - 3.4, base + 0.35],
        [clear - 3.4, base + 0.75],
        [kingpin - 0.6, base + 0.75],
      ],
      1,
    ),
  ];
}

/** The fixed, curved neck of a lowboy; parameters as in {@link removableNeck}. */
export function lowboyNeck(
  kingpin: number,
  clear: number,
  start: number,
  base: number,
  deck: number,
): Shape[] {
  const top = base + 1.5;
  return [
    polygon('body', [
      [kingpin - 2.7, base],
      [kingpin - 2.7, top - 0.2],
      [kingpin - 2.4, top],
      [clear - 1, top],
      [clear + 0.5, top, clear + 1, deck + 1.6],
      [start - 0.3, deck, start, deck],
      [start, deck - 0.95],
      [start - 1.4, deck - 0.95],
      [clear - 0.4, deck - 0.8, clear - 0.7, base - 0.4],
      [clear - 1, base, clear - 1.8, base],
    ]),
    line(
      'fine',
      [
        [kingpin - 2.2, top - 0.42],
        [clear - 1.2, top - 0.42],
        [clear, top - 0.45, clear + 0.6, deck + 1.2],
      ],
      1,
    ),
  ];
}
