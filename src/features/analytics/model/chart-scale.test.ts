import { expect, it } from 'vitest';
import { chartLines } from './chart-scale';

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [9, [0, 5, 10]],
  [412, [0, 200, 400, 600]],
])('a chart up to %d has lines at %j', (max, lines) => {
  expect(chartLines(max)).toEqual(lines);
});
