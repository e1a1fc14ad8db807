import { formatCount } from './counts.ts';
import {
  NUMBER,
  readFigure,
  toPlain,
  UNREADABLE,
  type Notation,
  type Reading,
} from './read-number.ts';

const POUNDS_PER_KG = 1 / 0.45359237;
/** As many pounds as the heaviest load has. */
const MAX_POUNDS = 20_000_000;

interface WeightUnit extends Notation {
  readonly names: readonly string[];
  readonly pounds: number;
}

const unit = (
  name: string,
  names: readonly string[],
  pounds: number,
  written: Pick<Notation, 'decimals' | 'hasDecimalComma'>,
): WeightUnit => ({ unit: name, names, pounds, max: MAX_POUNDS / pounds, ...written });

/** A `ton` is a short ton, as the trade says it; `t` is a metric ton. */
const UNITS: readonly WeightUnit[] = [
  unit('lb', ['', 'lb', 'lbs', '#', 'pound', 'pounds'], 1, { decimals: 0 }),
  unit('kg', ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'], POUNDS_PER_KG, {
    decimals: 0,
  }),
  unit('tons', ['ton', 'tons', 'short ton', 'short tons'], 2000, { decimals: 3 }),
  unit('t', ['t', 'mt', 'tonne', 'tonnes', 'metric ton', 'metric tons'], 1000 * POUNDS_PER_KG, {
    decimals: 3,
    hasDecimalComma: true,
  }),
];

const WEIGHT = new RegExp(String.raw`^(${NUMBER})\s*(#|[a-z][a-z ]*)?\.?$`, 'u');

function readWeight(text: string): Reading {
  const [, number = '', name = ''] = WEIGHT.exec(toPlain(text)) ?? [];
  const found = UNITS.find(({ names }) => names.includes(name));
  if (number === '' || found === undefined) return UNREADABLE;
  const { value, question } = readFigure(number, found);
  return { value: value * found.pounds, question };
}

/**
 * Pounds of a typed weight, rounded up: `72,200`, `72 200 lbs`, `32,750 kg`, `36 tons` (short) or `32.75 t`
 * (metric). NaN if it isn't a weight or has two meanings.
 */
export const readPounds = (text: string): number => Math.ceil(readWeight(text).value - 1e-6);

/** Like `readPounds`, for what a permit, a rule or a trailer allows: rounded down. */
export const readMaxPounds = (text: string): number => Math.floor(readWeight(text).value + 1e-6);

/** The question about a weight that has two meanings, otherwise `message`. */
export const poundsProblem = (text: string, message: string): string =>
  readWeight(text).question ?? message;

/** A typed weight in pounds as a field shows it, `72,200`; the text itself if it can't be read. */
export function poundsText(text: string, read: typeof readPounds = readPounds): string {
  const pounds = read(text);
  return Number.isNaN(pounds) ? text : formatCount(pounds);
}
