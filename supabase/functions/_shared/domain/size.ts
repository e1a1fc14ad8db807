import { isLonger, splitFeet } from './numbers/length.ts';
import { lengthProblem, readLength } from './numbers/parse-length.ts';

/**
 * Maximum dimensions in feet; the minimum is 0. Generous on purpose: they catch typing errors, not
 * unusual loads. `public.quotes`, `loads` and `fleet` have the same numbers as CHECKs.
 */
export const DIMENSION_MAX_FT = { length: 500, width: 100, height: 100 } as const;
export type Dimension = keyof typeof DIMENSION_MAX_FT;

export const DIMENSIONS = ['length', 'width', 'height'] as const satisfies readonly Dimension[];

/** The texts in the boxes of a size: for each dimension a feet box and an inches box. */
export type SizeTexts = Record<Dimension | `${Dimension}_in`, string>;

/** Form values without a size. */
export const BLANK_SIZE: SizeTexts = {
  length: '',
  length_in: '',
  width: '',
  width_in: '',
  height: '',
  height_in: '',
};

/** The boxes' texts for a stored size in feet; 0 and null are blank. */
export function sizeTexts(size: Record<Dimension, number | null>): SizeTexts {
  const blank = { feet: '', inches: '' };
  const split = (feet: number | null) => (feet === null || feet === 0 ? blank : splitFeet(feet));
  const [length, width, height] = [split(size.length), split(size.width), split(size.height)];
  return {
    length: length.feet,
    length_in: length.inches,
    width: width.feet,
    width_in: width.inches,
    height: height.feet,
    height_in: height.inches,
  };
}

const NAMES = { length: 'Length', width: 'Width', height: 'Height' } as const;

/** The problem with a dimension, as a sentence; null if there is none. */
export function dimensionProblem(
  dimension: Dimension,
  feet: string,
  inches: string,
  isRequired: boolean,
): string | null {
  const name = NAMES[dimension];
  const max = DIMENSION_MAX_FT[dimension];
  if (feet.trim() === '' && inches.trim() === '') {
    return isRequired ? `Enter the ${dimension}.` : null;
  }
  if (/^\s*[-−]\s*\d/u.test(feet) || /^\s*[-−]/u.test(inches)) return `${name} can't be negative.`;
  const length = readLength(feet, inches);
  if (length === null) {
    return Number(inches) >= 12 && readLength(feet) !== null
      ? 'Inches must be less than 12.'
      : lengthProblem(
          `Enter the ${dimension} in feet and inches, for example 11′3″.`,
          feet,
          inches,
        );
  }
  if (length === 0) return `${name} must be more than 0.`;
  return isLonger(length, max) ? `${name} can't exceed ${String(max)} ft.` : null;
}

/** The columns of a form's size, in feet; `blank` where nothing was typed. */
export function readSize<Form extends SizeTexts, Blank extends number | null>(
  form: Form,
  blank: Blank,
): Omit<Form, keyof SizeTexts> & Record<Dimension, number | Blank> {
  const { length, length_in, width, width_in, height, height_in, ...others } = form;
  const read = (feet: string, inches: string): number | Blank => {
    const typed = readLength(feet, inches);
    return typed === null || typed === 0 ? blank : typed;
  };
  return {
    ...others,
    length: read(length, length_in),
    width: read(width, width_in),
    height: read(height, height_in),
  };
}
