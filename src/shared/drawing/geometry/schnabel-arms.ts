import { box, circle, line, polygon, rowUntil, verticals, type Shape } from './shape';
import type { Span } from './suspended';

/** Two arms that grip the load. The load is part of the vehicle, so it is drawn as a phantom. */
export function schnabelArms({ start, end, frontPivot, rearPivot }: Span): Shape[] {
  return [
    box('phantom', start, 1.5, end - start, 11),
    verticals('fine', rowUntil(start + 2.4, end - 1.5, 2.4), 2.5, 11.5),
    ...arm(frontPivot, start, 1),
    ...arm(rearPivot, end, -1),
  ];
}

/** One arm from its pivot to its grip on the load; `way` is 1 toward the rear, -1 toward the front. */
function arm(pivot: number, tip: number, way: 1 | -1): Shape[] {
  return [
    polygon('body', [
      [pivot - way * 2.4, 4.6],
      [pivot - way * 2.4, 6.2],
      [pivot + way * 1.2, 7.4],
      [tip - way * 1.2, 11.4],
      [tip, 11.4],
      [tip, 10.2],
      [tip - way * 1.6, 9.6],
      [tip - way * 1.6, 3.2],
      [tip, 3],
      [tip, 1.6],
      [tip - way * 2.2, 1.6],
      [pivot + way * 3.2, 4.6],
    ]),
    polygon('void', [
      [pivot + way * 3.4, 5.5],
      [tip - way * 2.6, 8.9],
      [tip - way * 2.6, 3.2],
    ]),
    line(
      'line',
      [
        [pivot + way * 6, 6.6],
        [tip - way * 2.6, 3.6],
      ],
      1,
    ),
    circle('hub', tip - way * 0.5, 10.8, 0.3, 1),
    circle('hub', tip - way * 0.5, 2.3, 0.3, 1),
  ];
}
