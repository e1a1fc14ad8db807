import { formatCount } from './counts.ts';

/** The reading of a typed text: a number, NaN with a question if it has two meanings, or just NaN. */
export interface Reading {
  readonly value: number;
  readonly question: string | null;
}

/** The notation of a unit's numbers. */
export interface Notation {
  /** Follows the numbers of a question: `lb`. */
  readonly unit: string;
  /** The largest plausible number. With a thousands mark that exceeds it, the mark can't be one. */
  readonly max: number;
  /** Usual decimals: with 3, a dot before three digits is a decimal point. With 0, `72,5` is unclear. */
  readonly decimals: 0 | 2 | 3;
  /** Metric units are also written by people who use a decimal comma: `12,192 m`. */
  readonly hasDecimalComma?: boolean;
}

export const UNREADABLE: Reading = { value: Number.NaN, question: null };
const reading = (value: number): Reading => ({ value, question: null });

/** Digits and marks, with blanks or apostrophes only between thousands. */
export const NUMBER = String.raw`(?:\d{1,3}(?:[ ']\d{3})+(?:[.,]\d*)?|[\d.,]+)`;

/** A typed text in ASCII: wide digits, fractions, quotes, dashes and blanks; invisible characters are dropped. */
export const toPlain = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uFF01-\uFF5E]/gu, (wide) => wide.normalize('NFKC'))
    .replace(/[¼-¾⅐-⅞]/gu, (fraction) => ` ${fraction.normalize('NFKC')}`)
    .replace(/[⁄∕]/gu, '/')
    .replace(/[’′‘`´]/gu, "'")
    .replace(/''|[”″“]/gu, '"')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/**
 * Reads digits, commas and dots. A comma or dot before exactly three digits may separate thousands; with
 * both, the last one is the decimal point. Never guesses between two plausible meanings.
 */
export function readFigure(typed: string, notation: Notation): Reading {
  const text = typed.replace(/[ ']/gu, '');
  if (text !== typed && !new RegExp(`^${NUMBER}$`, 'u').test(typed)) return UNREADABLE;
  if (/^\d{1,3}(?:,\d{3})+\.\d*$/u.test(text) || /^\d{1,3}(?:,\d{3}){2,}$/u.test(text)) {
    return reading(Number(text.replaceAll(',', '')));
  }
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/u.test(text) || /^\d{1,3}(?:\.\d{3}){2,}$/u.test(text)) {
    return reading(Number(text.replaceAll('.', '').replace(',', '.')));
  }
  if (!/^(?:\d+[.,]?\d*|[.,]\d+)$/u.test(text)) return UNREADABLE;
  return readOneMark(text, notation);
}

/** A number with one comma or dot, or none. */
function readOneMark(text: string, notation: Notation): Reading {
  const { max, decimals, hasDecimalComma = false } = notation;
  const decimal = Number(text.replace(',', '.'));
  const whole = Number(text.replace(',', ''));
  // `1000,000` may lack its first comma.
  if (!hasDecimalComma && decimals < 3 && whole <= max && /^[1-9]\d{3,},\d{3}$/u.test(text)) {
    const isWhole = decimals > 0 && Number.isInteger(decimal);
    return question(text, isWhole ? [whole, decimal] : [whole], notation);
  }
  const [, first = '', mark = '', last = ''] = /^([1-9]\d{0,2})([.,])(\d+)$/u.exec(text) ?? [];
  const isComma = mark === ',';
  if (last.length > 3) return isComma && decimals < 3 ? UNREADABLE : reading(decimal);
  const grouped = Number(`${first}${last.padEnd(3, '0')}`);
  const canBeGrouped = mark !== '' && grouped <= max;
  const ask = (...numbers: number[]) => question(text, numbers, notation);
  if (last.length < 3) {
    return isComma && decimals === 0 && canBeGrouped ? ask(grouped) : reading(decimal);
  }
  if (!isComma) {
    if (!canBeGrouped || decimals === 3) return reading(decimal);
    return decimals === 0 ? ask(grouped) : ask(grouped, decimal);
  }
  if (hasDecimalComma) return canBeGrouped ? ask(decimal, grouped) : reading(decimal);
  return canBeGrouped || decimals === 0 ? reading(grouped) : ask(decimal);
}

/** Asks which number was meant, in notations that need no further question. */
function question(typed: string, numbers: readonly number[], notation: Notation): Reading {
  const texts = numbers
    .map((number) =>
      number < 1000 || notation.hasDecimalComma === true ? String(number) : formatCount(number),
    )
    .filter((text) => text !== typed)
    .map((text) => `${text} ${notation.unit}`.trim());
  return { value: Number.NaN, question: `Did you mean ${texts.join(' or ')}?` };
}
