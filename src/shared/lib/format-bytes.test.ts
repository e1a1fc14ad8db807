import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes';

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [219_136, '214 KB'],
  [1_468_006, '1.4 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('a size of %i bytes is shown as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
