import { formatCount } from './counts.ts';
import { MAX_CENTS, type Currency } from './money.ts';
import { NUMBER, readFigure, toPlain, UNREADABLE, type Reading } from './read-number.ts';

/** Cents as a field holds them; blank for null. */
export const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

const DOLLARS = { unit: '', max: 1_000_000_000, decimals: 2 } as const;
const SIGN = String.raw`(?:[a-z]{1,3}\s*)?\$?`;
const AMOUNT = new RegExp(String.raw`^(-?)\s*(${SIGN})\s*(-?)(${NUMBER})\s*(${SIGN})$`, 'u');
const CURRENCY_NAMES: Readonly<Record<string, Currency>> = {
  us: 'USD',
  usd: 'USD',
  c: 'CAD',
  ca: 'CAD',
  can: 'CAD',
  cdn: 'CAD',
  cad: 'CAD',
};

/** Dollars of a typed amount. */
function readDollars(text: string, currency: Currency): Reading {
  const match = AMOUNT.exec(toPlain(text));
  if (match === null) return UNREADABLE;
  const [, outer = '', before = '', inner = '', number = '', after = ''] = match;
  if (outer + inner === '--') return UNREADABLE;
  for (const sign of [before, after]) {
    const name = sign.replace(/[\s$]/gu, '');
    if (name === '') continue;
    const typed = CURRENCY_NAMES[name];
    if (typed === undefined) return UNREADABLE;
    if (typed !== currency) {
      return { value: Number.NaN, question: `Enter the amount in ${currency}.` };
    }
  }
  const read = readFigure(number, DOLLARS);
  return outer + inner === '-' ? { ...read, value: -read.value } : read;
}

/** Cents of a typed amount such as `1,485.00`; null if blank, NaN if it isn't an amount or has two meanings. */
export function readCents(text: string, currency: Currency = 'USD'): number | null {
  if (text.trim() === '') return null;
  const cents = readDollars(text, currency).value * 100;
  // Rounding only what floating point adds: an amount has at most two decimals.
  return Math.abs(cents - Math.round(cents)) < 1e-4 ? Math.round(cents) : Number.NaN;
}

/** The problem with an amount, in the database's words. */
export function amountProblem(cents: number | null): string | null {
  if (cents === null) return null;
  if (Number.isNaN(cents)) return 'Enter dollars and cents, for example 1,485.00.';
  if (cents <= 0) return 'Enter an amount above $0.00.';
  return cents > MAX_CENTS ? 'The amount can’t exceed $9,999,999.99.' : null;
}

/** The problem with a typed amount; null if there is none, or the box is blank. */
export const typedAmountProblem = (text: string, currency: Currency = 'USD'): string | null =>
  readDollars(text, currency).question ?? amountProblem(readCents(text, currency));

/** A question about a typed amount that has two meanings. */
export const amountQuestion = (text: string, currency: Currency = 'USD'): string | null =>
  readDollars(text, currency).question;

/** A typed amount as a field shows it, `1,485.50`; the text itself if it can't be read. */
export function amountText(text: string, currency: Currency = 'USD'): string {
  const cents = readCents(text, currency);
  if (cents === null || Number.isNaN(cents) || cents < 0) return text;
  const [whole = '', decimals = ''] = dollars(cents).split('.');
  return `${formatCount(Number(whole))}.${decimals}`;
}
