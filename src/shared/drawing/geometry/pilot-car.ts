import { box, line, path, polygon, type Shape } from './shape';
import { wheel } from './wheels';

/** Bumper to bumper, in feet. */
export const PILOT_CAR_FT = 19;

const WHEEL = 1.25;

/**
 * A pickup with a light bar facing left, its bumper at 0. A high pole car carries a pole on its bumper that
 * reaches `poleFt` above the ground.
 */
export function pilotCar(poleFt: number | null): Shape[] {
  return [
    path(
      'own',
      'M.25 1.35V2.9Q.3 3.4 1 3.5L5.2 3.8 6.9 5.85Q7 6 7.3 6H11.1Q11.4 6 11.5 5.75L12 3.85H18.7V1.35Z',
    ),
    polygon('glass', [
      [5.9, 3.9],
      [7.2, 5.55],
      [8.7, 5.55],
      [8.7, 3.9],
    ]),
    polygon('glass', [
      [9.1, 3.9],
      [9.1, 5.55],
      [10.9, 5.55],
      [11.35, 3.9],
    ]),
    box('part', 7.7, 6, 3, 0.5),
    ...[3.7, 15.1].flatMap((x) => wheel(x, WHEEL)),
    ...(poleFt === null
      ? []
      : [
          line('line', [
            [0.5, 2.9],
            [0.5, poleFt],
          ]),
          line('line', [
            [0, poleFt],
            [1, poleFt],
          ]),
        ]),
  ];
}
