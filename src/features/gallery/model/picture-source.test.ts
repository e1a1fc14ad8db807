import { describe, expect, test } from 'vitest';
import { pictureSource } from './picture-source';

const LARGE = 'https://project.test/large.webp';
const SMALL = 'https://project.test/small.webp';
const ROW = {
  image_url: LARGE,
  image_width: 1600,
  image_height: 1067,
  thumbnail_url: SMALL,
  thumbnail_width: 600,
};
const UNKNOWN = { image_width: null, image_height: null };
const ALONE = { thumbnail_url: null, thumbnail_width: null };

describe('pictureSource', () => {
  test('offers both stored sizes in srcset', () => {
    expect(pictureSource(ROW, 'thumbnail')).toEqual({
      src: LARGE,
      srcSet: `${SMALL} 600w, ${LARGE} 1600w`,
      width: 1600,
      height: 1067,
      mustResize: false,
    });
  });

  test('our own renders, which come in several sizes, are never resized', () => {
    const artwork = { ...ROW, ...ALONE, ...UNKNOWN, image_url: '/artwork/gallery-05.webp' };
    expect(pictureSource(artwork, 'thumbnail').mustResize).toBe(false);
  });

  test.each([
    ['an original of unknown size', { ...ROW, ...ALONE, ...UNKNOWN }, 'fullsize', true],
    ['an original of unknown size', { ...ROW, ...ALONE, ...UNKNOWN }, 'thumbnail', true],
    ['a large picture alone', { ...ROW, ...ALONE }, 'fullsize', false],
    ['a large picture alone', { ...ROW, ...ALONE }, 'thumbnail', true],
    [
      'a tall original',
      { ...ROW, ...ALONE, image_width: 1200, image_height: 1800 },
      'fullsize',
      true,
    ],
    [
      'a small picture',
      { ...ROW, ...ALONE, image_width: 600, image_height: 400 },
      'thumbnail',
      false,
    ],
    ['a small size of unknown width', { ...ROW, thumbnail_width: null }, 'thumbnail', true],
  ] as const)('%s as a %#: %s', (_what, row, use, mustResize) => {
    expect(pictureSource(row, use).mustResize).toBe(mustResize);
    expect(pictureSource(row, use).srcSet).toBeUndefined();
  });
});
