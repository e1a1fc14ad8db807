import { expect, it } from 'vitest';
import { acceptOf, typeOfName } from './file-extensions';

const TYPES = ['jpg', 'png', 'heic', 'pdf'] as const;

it.each([
  ['IMG_4127.jpg', 'jpg'],
  ['IMG_4127.JPEG', 'jpg'],
  ['download.jfif', 'jpg'],
  ['DOWNLOAD.JFIF', 'jpg'],
  ['scan.jpe', 'jpg'],
  ['scan.pjpeg', 'jpg'],
  ['scan.pjp', 'jpg'],
  ['IMG_0001.HIF', 'heic'],
  ['IMG_0001.heif', 'heic'],
  ['Plan v2.final.PDF', 'pdf'],
  ['spaced.png ', 'png'],
  ['photo.webp', undefined],
  ['jfif', undefined],
  ['photo.jfif.exe', undefined],
])('%j is %j', (name, type) => {
  expect(typeOfName(name, TYPES)).toBe(type);
});

it('the file dialog offers every extension', () => {
  expect(acceptOf(['pdf', 'jpg'])).toBe('.pdf,.jpg,.jpeg,.jpe,.jfif,.pjpeg,.pjp');
});
