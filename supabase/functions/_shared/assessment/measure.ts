import type { StateRule } from './rules.ts';

/** Feet or inches. Thresholds have four decimals: 57.3333 ft for 57′-4″, which is a little more. */
const TOLERANCE = 0.00006;

/** A measure of the load in feet or pounds; null if it isn't known. */
export type Measured = number | null;

/** A measure compared with one threshold. */
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
  const over = (row.unit === 'in' ? measured * 12 : measured) - threshold;
  const isAt = Math.abs(over) < TOLERANCE;
  return { isFired: isAt ? row.comparison === 'at_or_over' : over > 0, isAt };
}
