import { toStoredFeet } from './length.ts';

const FEET_PER_METER = 1 / 0.3048;
const FEET_PER_INCH = 1 / 12;

const DECIMAL = String.raw`\d+(?:\.\d*)?|\.\d+`;
const METRIC = new RegExp(
  String.raw`^(${DECIMAL})\s*(mm|cm|m|millimet(?:er|re)s?|centimet(?:er|re)s?|met(?:er|re)s?)$`,
  'u',
);
// A whole number isn't the start of a fraction: 11/16 is not 1 and 1/16.
const INCHES = String.raw`(?:(${DECIMAL})(?!\d*\/)(?:[\s-]+(?=\d))?)?(?:(\d+)\/(\d+))?\s*`;
const ONLY_INCHES = new RegExp(String.raw`^${INCHES}(?:"|in|inch|inches)$`, 'u');
const ONLY_FEET = new RegExp(String.raw`^(${DECIMAL})\s*(?:'|ft|foot|feet)?$`, 'u');
const FEET_AND_INCHES = new RegExp(
  String.raw`^(\d+)\s*(?:'|ft|foot|feet|-|\s)\s*-?\s*${INCHES}(?:"|in|inch|inches)?$`,
  'u',
);

/**
 * Reads a length: `11′3″`, `11-3`, `11 ft 3 1/2 in`, `11.25`, `135 in` or `3.43 m`. A number alone is
 * feet, and a comma is a decimal point.
 *
 * @returns feet with six decimals; null if the text isn't a length.
 */
export function parseLength(text: string): number | null {
  const typed = normalize(text);
  const feet =
    metricToFeet(METRIC.exec(typed)) ??
    inchesToFeet(ONLY_INCHES.exec(typed)) ??
    readNumber(ONLY_FEET.exec(typed)?.[1]) ??
    feetAndInches(FEET_AND_INCHES.exec(typed));
  return feet === null || !Number.isFinite(feet) ? null : toStoredFeet(feet);
}

/**
 * Reads the two boxes of a length. What is typed into the feet box alone may be any length.
 *
 * @returns feet, as `parseLength`; 0 if both boxes are blank.
 */
export function readLength(feet = '', inches = ''): number | null {
  if (feet.trim() === '' && inches.trim() === '') return 0;
  if (inches.trim() === '') return parseLength(feet);
  return parseLength(`${feet.trim() === '' ? '0' : feet} ft ${inches} in`);
}

function normalize(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[’′‘`´]/gu, "'")
    .replace(/''|[”″“]/gu, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/(\d),(\d)/gu, '$1.$2')
    .replace(/\b(ft|in|mm|cm|m)\./gu, '$1');
}

const readNumber = (text: string | undefined) => (text === undefined ? null : Number(text));

function metricToFeet(match: RegExpExecArray | null): number | null {
  if (match === null) return null;
  const [, amount, unit = ''] = match;
  const meters = unit.startsWith('mm') || unit.startsWith('milli') ? 1000 : 1;
  const divisor = unit.startsWith('c') ? 100 : meters;
  return (Number(amount) / divisor) * FEET_PER_METER;
}

/** The groups of `INCHES` in feet; null without a number or with a broken fraction. */
function inchesToFeet(match: RegExpExecArray | null, first = 1): number | null {
  if (match === null) return null;
  const [whole, numerator, denominator] = match.slice(first, first + 3);
  if (whole === undefined && numerator === undefined) return null;
  const fraction = numerator === undefined ? 0 : Number(numerator) / Number(denominator);
  if (!(fraction < 1)) return null;
  return (Number(whole ?? 0) + fraction) * FEET_PER_INCH;
}

/** Twelve inches or more after feet are a typing error. */
function feetAndInches(match: RegExpExecArray | null): number | null {
  const inches = inchesToFeet(match, 2);
  return match === null || inches === null || inches >= 1 ? null : Number(match[1]) + inches;
}
