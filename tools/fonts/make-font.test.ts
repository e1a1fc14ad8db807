import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  CHARACTERS,
  charactersIn,
  FONT_FOLDER,
  FONTS,
  makeFont,
  OTHER_CHARACTERS,
} from './make-font.ts';

const SHEET = readFileSync('src/app/styles/fonts.css', 'utf8');

test.each(Object.keys(FONTS))(
  '%s matches what `npm run fonts` generates from the full font',
  async (file) => {
    const font = await makeFont(file);
    expect(font.equals(readFileSync(`${FONT_FOLDER}/${file}`))).toBe(true);
  },
  30_000,
);

test('the style sheet declares each file with the characters it has', () => {
  const rangeOf = (file: string) =>
    Array.from(
      SHEET.matchAll(new RegExp(`${file}[^}]*unicode-range:\\s*([^;]+);`, 'g')),
      ([, range = '']) => range.replaceAll(/\s+/g, ' '),
    );
  expect(rangeOf('/archivo.woff2')).toEqual([CHARACTERS]);
  expect(rangeOf('archivo-narrow.woff2')).toEqual([CHARACTERS]);
  expect(rangeOf('archivo-latin.woff2')).toEqual([OTHER_CHARACTERS, OTHER_CHARACTERS]);
});

test('our own texts need no other characters', () => {
  const files = ['src/content', 'src/pages/public', 'src/shared/blocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const others = new RegExp(`[${charactersIn(OTHER_CHARACTERS)}]`, 'g');
  const found = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(others) ?? []).map((character) => `${file}: ${character}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
