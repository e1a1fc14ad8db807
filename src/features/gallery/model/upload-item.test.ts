import { expect, it } from 'vitest';
import { titleOf } from './upload-item';

it.each([
  ['girder-lima.jpg', 'girder-lima'],
  ['Crane no. 7.webp', 'Crane no. 7'],
  ['no extension', 'no extension'],
  ['.jpg', '.jpg'],
  ['two\nlines.png', 'two lines'],
  [`${'x'.repeat(200)}.png`, 'x'.repeat(160)],
])('%j is called %j', (name, title) => {
  expect(titleOf(name)).toBe(title);
});
