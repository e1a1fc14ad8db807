import { formatFullDay } from '@domain/time/day-text';
import type { Period } from './period';

/** The result of `analytics_visitors` for an earlier period. */
interface VisitorsBefore {
  /** Null if the visitors of some of its days are unknown. */
  visitors: number | null;
  /** Null if no visitor was counted yet. */
  counted_since: string | null;
  kept_since: string;
}

/** Compares unique visitors with the preceding period, or says why it can't. */
export function describeVisitorTrend(
  count: number,
  before: VisitorsBefore,
  { from }: Period,
  length: string,
): string {
  if (before.visitors !== null) return describeTrend(count, before.visitors, length);
  if (from < before.kept_since) return 'No comparison: we delete visits after 13 months';
  if (before.counted_since === null) return `None in the previous ${length}`;
  return `No comparison: counting began ${formatFullDay(before.counted_since)}`;
}

/**
 * Compares a count with the preceding period: `+12% vs. previous 30 days`. Without a count to compare with,
 * there is no percentage.
 */
export function describeTrend(count: number, before: number, length: string): string {
  if (before === 0) return `None in the previous ${length}`;
  const percent = Math.round(((count - before) / before) * 100);
  if (percent === 0) return `Same as the previous ${length}`;
  const sign = percent > 0 ? '+' : '−';
  return `${sign}${Math.abs(percent).toLocaleString('en-US')}% vs. previous ${length}`;
}
