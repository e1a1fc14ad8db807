import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resizeImage } from './resize-image';

const SMALLER = new Blob(['smaller']);

let asked: HTMLImageElement[];
let canvas: { width: number; height: number; type: string; quality: number } | undefined;

/** Fakes image decoding and canvas, which jsdom lacks; every image decodes to this size. */
function decodeTo(width: number, height: number) {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
  HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
    asked.push(this);
    return Promise.resolve();
  };
}

beforeEach(() => {
  asked = [];
  canvas = undefined;
  decodeTo(4000, 3000);
  const context: Partial<CanvasRenderingContext2D> = { drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as CanvasRenderingContext2D,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
    quality = 0,
  ) {
    canvas = { width: this.width, height: this.height, type, quality };
    done(SMALLER);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a resized image is a WebP copy of quality 0.9 with the requested longest side', async () => {
  expect(await resizeImage('https://other.test/big.jpg', 1600)).toBe(SMALLER);
  expect(canvas).toEqual({ width: 1600, height: 1200, type: 'image/webp', quality: 0.9 });
});

test('an image is fetched without credentials so that the canvas stays readable', async () => {
  await resizeImage('https://other.test/big.jpg', 600);
  expect(asked.map(({ crossOrigin, src }) => [crossOrigin, src])).toEqual([
    ['anonymous', 'https://other.test/big.jpg'],
  ]);
});

test('an image that already fits isn’t resized', async () => {
  decodeTo(600, 400);
  expect(await resizeImage('https://other.test/small.jpg', 600)).toBeNull();
});

test('an image that can’t be loaded throws an error', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('broken'));
  await expect(resizeImage('https://other.test/none.jpg', 600)).rejects.toThrow(
    'Failed to load image',
  );
});

test('a canvas without a context throws an error', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expect(resizeImage('https://other.test/big.jpg', 600)).rejects.toThrow(
    'Could not get canvas context',
  );
});
