import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkPicture, isPicture, UNREADABLE } from './check-picture';
import { HEIC_HELP } from './heic';

const HEIC = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
const AVIF = '\0\0\0\x1cftypavif\0\0\0\0mif1miaf';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  // As in a browser that can't read the image.
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    queueMicrotask(() => {
      this.dispatchEvent(new Event('error'));
    });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['photo.jpg', 'image/jpeg', true],
  ['download.jfif', 'image/jpeg', true],
  ['download.jfif', '', true],
  ['SCAN.JPE', '', true],
  ['drawing.svg', 'image/svg+xml', false],
  ['drawing.svg', '', false],
  ['page.jpg', 'text/html', false],
])('%s declared as %j: %s', (name, type, expected) => {
  expect(isPicture(new File(['x'], name, { type }))).toBe(expected);
});

it.each([
  ['IMG_2201.jpg', HEIC, HEIC_HELP],
  ['IMG_2202.jpg', '\0\0\0\x18ftypmif1\0\0\0\0mif1heix', HEIC_HELP],
  ['photo.jpg', AVIF, UNREADABLE],
  ['photo.jpg', 'not a photo of a ftypheic', UNREADABLE],
])('an explanation says why %s can’t be used', async (name, content, message) => {
  const file = new File([content], name, { type: 'image/jpeg' });
  await expect(checkPicture(file)).rejects.toMatchObject({ kind: 'validation', message });
});
