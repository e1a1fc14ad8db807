import { expect, test } from 'vitest';
import { ARTWORK, heroCrop, type Artwork } from './artwork';
import { findArtwork } from './find-artwork';

/** Only the names: nothing is imported. */
const FILES = Object.keys(import.meta.glob('/public/artwork/*'));

const HEROES = [
  ARTWORK.about,
  ARTWORK.careers,
  ARTWORK.gallery04,
  ARTWORK.serviceHeavyHaul,
  ARTWORK.serviceSpecializedTransport,
  ARTWORK.serviceProjectManagement,
];
const PICTURES: Artwork[] = [
  ...Object.values(ARTWORK),
  heroCrop(ARTWORK.heroPortrait, 'phone'),
  ...HEROES.flatMap((hero) => [heroCrop(hero, 'phone'), heroCrop(hero, 'wide')]),
  ...['gallery-12', 'fleet-08'].flatMap((name) => findArtwork(`/artwork/${name}.webp`) ?? []),
];

test.each(PICTURES)('the artwork $file has every size as a file', ({ file, widths }) => {
  const sizes = [file, ...widths.map((width) => `${file}-${String(width)}`)];
  const files = sizes.flatMap((size) => [`${size}.avif`, `${size}.webp`]);
  expect(files.filter((name) => !FILES.includes(`/public/artwork/${name}`))).toEqual([]);
});
