const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

const pair = (large: string, small: number, unit: string) =>
  small === 0 ? large : `${large} ${String(small)}${unit}`;

/** Time spent, in the two largest units: `40s`, `1m 20s`, `2h 5m`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  if (seconds < MINUTE_S) return `${String(seconds)}s`;
  if (seconds < HOUR_S) {
    return pair(`${String(Math.floor(seconds / MINUTE_S))}m`, seconds % MINUTE_S, 's');
  }
  return pair(
    `${String(Math.floor(seconds / HOUR_S))}h`,
    Math.floor((seconds % HOUR_S) / MINUTE_S),
    'm',
  );
}
