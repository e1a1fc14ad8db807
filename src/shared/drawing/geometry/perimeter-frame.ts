import { circles, horizontals, line, polygon, rowUntil, verticals, type Shape } from './shape';
import type { Span } from './suspended';

const TOP = 5.9;
const LOW = 4.6;

/** The frame around the load: low between the bogies, raised over them. */
export function perimeterFrame({ start, end, frontPivot, rearPivot }: Span): Shape[] {
  return [
    polygon('body', [
      [frontPivot - 3.4, LOW],
      [frontPivot - 3.4, TOP - 0.4],
      [frontPivot - 2.8, TOP],
      [start - 1.6, TOP],
      [start + 1.2, 3.9],
      [end - 1.2, 3.9],
      [end + 1.6, TOP],
      [rearPivot + 2.8, TOP],
      [rearPivot + 3.4, TOP - 0.4],
      [rearPivot + 3.4, LOW],
      [end + 0.9, LOW],
      [end - 0.6, 1.2],
      [start + 0.6, 1.2],
      [start - 0.9, LOW],
    ]),
    line(
      'fine',
      [
        [frontPivot - 3, TOP - 0.42],
        [start - 1.8, TOP - 0.42],
        [start + 1, 3.5],
        [end - 1, 3.5],
        [end + 1.8, TOP - 0.42],
        [rearPivot + 3, TOP - 0.42],
      ],
      1,
    ),
    horizontals('fine', start + 0.6, end - 0.6, [1.6], 1),
    verticals('fine', rowUntil(start + 4, end - 2, 4), 1.6, 3.5),
    circles(
      'hub',
      rowUntil(start + 2, end - 2, 4).map((x) => [x, 2.55]),
      0.22,
      2,
    ),
  ];
}
