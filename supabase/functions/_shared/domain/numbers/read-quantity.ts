import { readFigure, toPlain, type Reading } from './read-number.ts';

const QUANTITY = { unit: '', max: 999_999, decimals: 2 } as const;

function readQuantity(text: string, max: number = QUANTITY.max): Reading {
  const typed = toPlain(text);
  const read = readFigure(typed.replace(/^-/u, ''), { ...QUANTITY, max });
  return typed.startsWith('-') ? { ...read, value: -read.value } : read;
}

/** A typed number with at most two decimals; NaN if it isn't one or has two meanings. */
export function readNumber(text: string, max?: number): number {
  return readQuantity(text, max).value;
}

/** The question about a number that has two meanings, otherwise `message`. */
export const numberProblem = (text: string, message: string, max?: number): string =>
  readQuantity(text, max).question ?? message;

/** A typed number as a field shows it, `1,200.5`; the text itself if it can't be read. */
export function numberText(text: string): string {
  const number = readNumber(text);
  return Number.isNaN(number)
    ? text
    : number.toLocaleString('en-US', { maximumFractionDigits: 20 });
}
