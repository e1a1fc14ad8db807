import { toSixteenths } from '../contracts/length.ts';
import type { StateRule } from './rules.ts';

const SIXTEENTHS_PER_INCH = 16;
const SIXTEENTHS_PER_FOOT = 192;
/** Sixteenths. Thresholds have four decimals, so 57′-4″ is 57.3333 ft, a little less than on a tape. */
const TOLERANCE = 0.01;

/** A measure of the load in feet or pounds; null if it isn't known. */
export type Measured = number | null;

/** How a measure compares with one threshold. */
export interface Compared {
  readonly isFired: boolean;
  /** Exactly at the threshold, where measuring error decides. */
  readonly isAt: boolean;
}

/** The number of a threshold; null if the row is text. */
export function thresholdOf({ comparison, value }: StateRule): number | null {
  if (comparison === 'text') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Compares feet or pounds with a row's threshold in its own unit. */
export function compare(measured: number, row: StateRule, threshold: number): Compared {
  const [own, limit] =
    row.unit === 'lb'
      ? [measured, threshold]
      : [
          toSixteenths(measured),
          threshold * (row.unit === 'in' ? SIXTEENTHS_PER_INCH : SIXTEENTHS_PER_FOOT),
        ];
  const isAt = own === Math.round(limit);
  const isOver = own > limit + TOLERANCE;
  return { isFired: isOver || (isAt && row.comparison === 'at_or_over'), isAt };
}
