import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CROPS } from './crops.ts';
import {
  ARTWORK,
  hashOriginal,
  hashParameters,
  listOriginals,
  MANIFEST,
  type Manifest,
} from './variants.ts';

const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;

/** If one of these fails, run `npm run images` and look at the pictures. */
describe('the pictures in public/artwork', () => {
  it('the pictures are made from the current originals with the current parameters', () => {
    const originals = Object.fromEntries(
      listOriginals().map((name) => [name, hashOriginal(name)] as const),
    );
    expect(manifest.originals).toEqual(originals);
    expect(manifest.parameters).toBe(hashParameters());
  });

  it('the pictures are the files the script has written', () => {
    const sizes = Object.fromEntries(
      Object.keys(manifest.variants).map((file) => [file, statSync(`${ARTWORK}/${file}`).size]),
    );
    expect(sizes).toEqual(manifest.variants);
  });

  it('keep the weight limits of the crops', () => {
    const tooHeavy = Object.entries(CROPS).flatMap(([name, crops]) =>
      Object.entries(crops)
        .map(([crop, { maxBytes }]) => ({ file: `${name}-${crop}.avif`, maxBytes }))
        .filter(({ file, maxBytes }) => (manifest.variants[file] ?? Infinity) > maxBytes),
    );
    expect(tooHeavy).toEqual([]);
  });
});
