import { formatFeet, toSixteenths } from '@domain/numbers/length';
import { lengthProblem, parseLength } from '@domain/numbers/parse-length';
import { PIECE_LIMITS } from '@domain/piece';
import { formatLb } from '@domain/numbers/pounds';
import { poundsProblem, readMaxPounds } from '@domain/numbers/read-pounds';
import type { CurrentRule } from './rules-desk';

/** A typed value as it is stored, or what is wrong with it. */
export type RuleEntry = { readonly stored: string } | { readonly problem: string };

type Comparison = CurrentRule['comparison'];

/** The longest plausible value in feet: widths and heights are stored in inches, lengths in feet. */
const MOST_FEET: Readonly<Record<string, number>> = { in: 50, ft: 500 };
/** Decimals the database stores. */
const GRID = 10_000;

const EXAMPLES: Readonly<Record<string, string>> = {
  in: '12′6″, 150 in or 3.8 m',
  ft: '75 ft, 75′6″ or 23 m',
  lb: '80,000 lb',
  days: '5 days or 3 to 5 days',
};

/** How to type a value, for the hint of an empty box. */
export const entryExample = (unit: string): string =>
  EXAMPLES[unit] === undefined ? 'Times like 7:30 AM or 07:30.' : `For example ${EXAMPLES[unit]}.`;

/** A stored value as someone would type it: `12′-6″`, `80,000 lb`. */
export function typedValue({
  value,
  unit,
  comparison,
}: Pick<CurrentRule, 'value' | 'unit' | 'comparison'>): string {
  const number = Number(value);
  if (comparison === 'text' || !Number.isFinite(number)) return value;
  if (unit === 'lb') return formatLb(number);
  const feet = unit === 'in' ? number / 12 : number;
  const isOnTape = Math.abs(toSixteenths(feet) / 192 - feet) < 1 / GRID;
  return isOnTape ? formatFeet(feet) : `${value} ${unit}`;
}

/** Reads a typed value of a rule. */
export function readRuleValue(text: string, unit: string, comparison: Comparison): RuleEntry {
  const typed = text.trim();
  if (typed === '') return { problem: 'Enter the value.' };
  if (comparison === 'text') return { stored: unit === 'days' ? days(typed) : clockTimes(typed) };
  return unit === 'lb' ? pounds(typed) : length(typed, unit);
}

function pounds(typed: string): RuleEntry {
  const value = readMaxPounds(typed);
  if (Number.isNaN(value)) {
    return { problem: poundsProblem(typed, 'Enter the weight in pounds, for example 80,000.') };
  }
  if (value === 0) return { problem: 'Weight must be more than 0.' };
  return value > PIECE_LIMITS.weight
    ? { problem: 'Weight can’t exceed 2,000,000 lb.' }
    : { stored: String(value) };
}

function length(typed: string, unit: string): RuleEntry {
  const feet = parseLength(typed);
  if (feet === null) {
    const message = `Enter feet and inches, for example ${EXAMPLES[unit] ?? ''}.`;
    return { problem: lengthProblem(message, typed) };
  }
  if (feet === 0) return { problem: 'The value must be more than 0.' };
  const most = MOST_FEET[unit] ?? 0;
  if (feet > most) {
    const isBare = /^[\d.,]+$/u.test(typed);
    return {
      problem: isBare
        ? `${typed} without a unit is feet. Type ${typed} in for inches.`
        : `The value can’t exceed ${String(most)} ft.`,
    };
  }
  const value = Math.round((unit === 'in' ? feet * 12 : feet) * GRID) / GRID;
  return { stored: String(value) };
}

/** `5 days` as 5 and `3 to 5 days` as 3-5; other texts stay. */
function days(typed: string): string {
  const [, from, to] = /^(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?(?:\s*days?)?$/iu.exec(typed) ?? [];
  if (from === undefined) return typed;
  return to === undefined ? from : `${from}-${to}`;
}

const CLOCK = String.raw`(\d{1,2})(?::(\d\d))?`;
const RANGE = new RegExp(String.raw`\b${CLOCK}\s*(?:-|–|to)\s*${CLOCK}\s*([ap])\.?m\b\.?`, 'giu');
const TIME = new RegExp(String.raw`\b${CLOCK}\s*([ap])\.?m\b\.?`, 'giu');

/** Times of day on 24 hours, as all texts have them: `7-9 AM` as 07:00-09:00. */
function clockTimes(typed: string): string {
  return typed
    .replace(RANGE, (_, h1: string, m1 = '00', h2: string, m2 = '00', half: string) =>
      [clock(h1, m1 as string, half), clock(h2, m2 as string, half)].join('-'),
    )
    .replace(TIME, (_, hours: string, minutes = '00', half: string) =>
      clock(hours, minutes as string, half),
    );
}

function clock(hours: string, minutes: string, half: string): string {
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
