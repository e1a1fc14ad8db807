/** The median of several runs, and their range. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Ignores NaN, the value of a run in which the browser painted nothing in time. All NaN without runs. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const [min = Number.NaN] = sorted;
  return {
    min,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
  };
}

/**
 * Compares runs that took turns, each value with the other one of its round, so a slow phase of the machine
 * doesn't change the ratio.
 */
export function ratioOf(values: readonly number[], others: readonly number[]): Spread {
  return spreadOf(values.map((value, round) => value / (others[round] ?? Number.NaN)));
}

/** `1,051 (1,040–1,180)`, or only the median if all runs agree. */
export function formatSpread({ median, min, max }: Spread, digits: number): string {
  const [middle, from, to] = [median, min, max].map((value) =>
    value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  return from === to ? String(middle) : `${String(middle)} (${String(from)}–${String(to)})`;
}
