/**
 * How a count compares with the period before: `+12% vs. previous 30 days`. Without a count to compare
 * with there is no percentage.
 */
export function describeTrend(count: number, before: number, length: string): string {
  if (before === 0) return `None in the previous ${length}`;
  const percent = Math.round(((count - before) / before) * 100);
  if (percent === 0) return `Same as the previous ${length}`;
  const sign = percent > 0 ? '+' : '−';
  return `${sign}${Math.abs(percent).toLocaleString('en-US')}% vs. previous ${length}`;
}
