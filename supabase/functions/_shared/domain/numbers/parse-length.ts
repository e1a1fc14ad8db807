import { toStoredFeet, typedFeet } from './length.ts';
import {
  NUMBER,
  readFigure,
  toPlain,
  UNREADABLE,
  type Notation,
  type Reading,
} from './read-number.ts';

/** The longest length in feet. */
const MAX_FT = 500;

interface LengthUnit extends Notation {
  readonly feet: number;
}

const unit = (
  name: string,
  feet: number,
  written: Pick<Notation, 'decimals' | 'hasDecimalComma'>,
): LengthUnit => ({ unit: name, feet, max: MAX_FT / feet, ...written });

const FEET = unit('ft', 1, { decimals: 3 });
const INCHES = unit('in', 1 / 12, { decimals: 3 });
/** Inches after feet: twelve or more are a typing error. */
const REST: LengthUnit = { ...INCHES, max: 12 };
const METERS = unit('m', 1 / 0.3048, { decimals: 3, hasDecimalComma: true });
const METRIC: Readonly<Record<string, LengthUnit>> = {
  mm: unit('mm', 1 / 304.8, { decimals: 0 }),
  cm: unit('cm', 1 / 30.48, { decimals: 2 }),
  m: METERS,
};

const FOOT = String.raw`(?:'|ft\.?|foot|feet)`;
const INCH = String.raw`(?:"|in\.?|inch|inches)`;
const METER = String.raw`m(?:et(?:er|re)s?)?\.?`;
// A whole number isn't the start of a fraction: 11/16 is not 1 and 1/16.
const MIXED = String.raw`(?:([\d.,]+)(?!\d*\/)(?:[\s-]+(?=\d))?)?(?:(\d+)\/(\d+))?\s*`;

const ONLY_METRIC = new RegExp(
  String.raw`^(${NUMBER})\s*(?:(mm|millimet(?:er|re)s?)|(cm|centimet(?:er|re)s?)|${METER})\.?$`,
  'u',
);
/** `3m20` and `3 m 20 cm`. */
const METERS_AND_CM = new RegExp(String.raw`^(\d+)\s*${METER}\s*(?:(\d\d)|(\d{1,2})\s*cm)$`, 'u');
const ONLY_INCHES = new RegExp(String.raw`^${MIXED}${INCH}$`, 'u');
const ONLY_FEET = new RegExp(String.raw`^([\d.,]+)\s*${FOOT}?$`, 'u');
/** `10 1/2`, `10-1/2 ft`: a fraction of a foot, because nothing says inches. */
const FEET_AND_FRACTION = new RegExp(String.raw`^(?:(\d+)[\s-]+)?(\d+)\/(\d+)\s*${FOOT}?$`, 'u');
const FEET_AND_INCHES = new RegExp(
  String.raw`^(\d+)\s*(?:${FOOT}|-|\s)\s*-?\s*${MIXED}${INCH}?$`,
  'u',
);

/**
 * Reads a length: `11′3″`, `11-3`, `11 ft 3 1/2 in`, `11.25`, `10½`, `135 in`, `3.43 m` or `3m43`. A number
 * alone is feet.
 *
 * @returns feet with six decimals; null if the text isn't a length or has two meanings.
 */
export const parseLength = (text: string): number | null => toFeet(read(text));

/**
 * Reads the two boxes of a length. What is typed into the feet box alone may be any length.
 *
 * @returns feet, as `parseLength`; 0 if both boxes are blank.
 */
export const readLength = (feet = '', inches = ''): number | null =>
  feet.trim() === '' && inches.trim() === '' ? 0 : toFeet(readBoxes(feet, inches));

/** The question about a length that has two meanings, otherwise `message`. */
export const lengthProblem = (message: string, feet: string, inches = ''): string =>
  readBoxes(feet, inches).question ?? read(feet).question ?? message;

/** A typed length as a box shows it, `12′-6″`; feet and inches and what can't be read stay as typed. */
export function lengthText(text: string): string {
  const feet = /[a-z,]/iu.test(text) ? parseLength(text) : null;
  return feet === null ? text : typedFeet(feet);
}

const toFeet = ({ value }: Reading) => (Number.isFinite(value) ? toStoredFeet(value) : null);

function readBoxes(feet: string, inches: string): Reading {
  if (inches.trim() === '') return read(feet);
  const whole = toPlain(feet).replace(new RegExp(String.raw`\s*${FOOT}$`, 'u'), '');
  const rest = toPlain(inches).replace(new RegExp(String.raw`\s*${INCH}$`, 'u'), '');
  if (rest.startsWith('-')) return UNREADABLE;
  return read(`${whole === '' ? '0' : whole} ft ${rest} in`);
}

function read(text: string): Reading {
  const typed = toPlain(text);
  const metric = ONLY_METRIC.exec(typed);
  if (metric !== null) {
    const [, number = '', mm, cm] = metric;
    const name = mm === undefined ? (cm === undefined ? 'm' : 'cm') : 'mm';
    return inFeet(number, METRIC[name] ?? METERS);
  }
  const parts = METERS_AND_CM.exec(typed);
  if (parts !== null) {
    const [, meters, short, cm] = parts;
    return inFeet(`${meters ?? ''}.${(short ?? cm ?? '').padStart(2, '0')}`, METERS);
  }
  const inches = ONLY_INCHES.exec(typed);
  if (inches !== null) return readMixed(inches.slice(1), INCHES);
  const feet = ONLY_FEET.exec(typed);
  if (feet !== null) return inFeet(feet[1] ?? '', FEET);
  const fraction = FEET_AND_FRACTION.exec(typed);
  if (fraction !== null) return readMixed(fraction.slice(1), FEET);
  const both = FEET_AND_INCHES.exec(typed);
  if (both === null) return UNREADABLE;
  const rest = readMixed(both.slice(2), REST);
  // Comparing NaN is false, so a question passes through.
  return rest.value >= 1 ? UNREADABLE : { ...rest, value: Number(both[1]) + rest.value };
}

/** The groups of `MIXED` in feet; unreadable without a number or with a broken fraction. */
function readMixed(
  [number, numerator, denominator]: (string | undefined)[],
  of: LengthUnit,
): Reading {
  if (number === undefined && numerator === undefined) return UNREADABLE;
  const fraction = numerator === undefined ? 0 : Number(numerator) / Number(denominator);
  const hasBothFractions = numerator !== undefined && /[.,]/u.test(number ?? '');
  if (!(fraction < 1) || hasBothFractions) return UNREADABLE;
  const { value, question } = inFeet(number ?? '0', of);
  return { value: value + fraction * of.feet, question };
}

function inFeet(number: string, of: LengthUnit): Reading {
  const { value, question } = readFigure(number, of);
  return { value: value * of.feet, question };
}
