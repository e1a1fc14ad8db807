import { readFileSync } from 'node:fs';
import subsetFont, { type SubsetOptions } from 'subset-font';

/** Folder of the font files. */
export const FONT_FOLDER = 'src/app/styles/fonts';
/** Archivo with every character, weight and width; the other files are made from it. */
const SOURCE = `${FONT_FOLDER}/archivo-latin.woff2`;

/** The characters of our own texts: ASCII, and the punctuation and symbols they use. */
export const CHARACTERS =
  'U+20-7E, U+A0, U+A9, U+AE, U+B0, U+B7, U+BC-BE, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2032-2033, U+2122, U+2191, U+2193, U+2212';
/** The other characters of {@link SOURCE}, for names in records. */
export const OTHER_CHARACTERS = 'U+A1-A8, U+AA-AD, U+AF, U+B1-B6, U+B8-BB, U+BF-D6, U+D8-FF';

/** Features that browsers turn on for Latin text, and figures of equal width. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'mark', 'mkmk', 'rlig', 'tnum'];

/** Axis ranges by file: the widths and weights that the style sheet gives each file for. */
export const FONTS: Readonly<Record<string, SubsetOptions['variationAxes']>> = {
  'archivo.woff2': { wdth: { min: 100, max: 125 }, wght: { min: 400, max: 800 } },
  'archivo-narrow.woff2': { wdth: { min: 80, max: 90 }, wght: { min: 400, max: 800 } },
};

/** Makes one of the {@link FONTS} from the source. The same input gives the same bytes. */
export async function makeFont(file: string): Promise<Buffer> {
  return subsetFont(readFileSync(SOURCE), charactersIn(CHARACTERS), {
    targetFormat: 'woff2',
    variationAxes: FONTS[file],
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

/** The characters of a CSS `unicode-range`. */
export function charactersIn(ranges: string): string {
  return ranges
    .split(', ')
    .map((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
    })
    .join('');
}
