import { MAX_CENTS } from './money.ts';

/** Cents as a field holds them; blank for null. */
export const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

const plain = (text: string) => text.replace(/[\s,$]/gu, '');

/** Cents of a typed amount such as `1,485.00`; null if blank, NaN if it isn't an amount. */
export function readCents(text: string): number | null {
  const typed = plain(text);
  if (typed === '') return null;
  return /^-?\d+(?:\.\d{0,2})?$/u.test(typed) ? Math.round(Number(typed) * 100) : NaN;
}

/** A typed number; NaN if it isn't one. */
export function readNumber(text: string): number {
  const typed = plain(text);
  return /^-?\d*\.?\d+$/u.test(typed) ? Number(typed) : NaN;
}

/** What is wrong with an amount, as the database would say it. */
export function amountProblem(cents: number | null): string | null {
  if (cents === null) return null;
  if (Number.isNaN(cents)) return 'Enter dollars and cents, for example 1,485.00.';
  if (cents <= 0) return 'Enter an amount above $0.00.';
  return cents > MAX_CENTS ? 'The amount can’t exceed $9,999,999.99.' : null;
}
