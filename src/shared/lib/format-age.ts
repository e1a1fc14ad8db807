const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Time since a timestamp: '40s', '12m', '5h', and from 48 hours on '3d'. Returns '0s' when the
 * device's clock is behind the server's.
 */
export function formatAge(iso: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < MINUTE_MS) return `${String(Math.floor(age / SECOND_MS))}s`;
  if (age < HOUR_MS) return `${String(Math.floor(age / MINUTE_MS))}m`;
  if (age < 2 * DAY_MS) return `${String(Math.floor(age / HOUR_MS))}h`;
  return `${String(Math.floor(age / DAY_MS))}d`;
}
