import { countOf } from '../numbers/counts.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts';

/**
 * Time since a timestamp: '40s', '12m', '5h', and from 48 hours on '3d'. Returns '0s' when the
 * device's clock is behind the server's.
 */
export function formatAge(iso: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < MINUTE_MS) return `${String(Math.floor(age / 1000))}s`;
  if (age < HOUR_MS) return `${String(Math.floor(age / MINUTE_MS))}m`;
  if (age < 2 * DAY_MS) return `${String(Math.floor(age / HOUR_MS))}h`;
  return `${String(Math.floor(age / DAY_MS))}d`;
}

/** `3 days 6 h left`, `45 min left`; empty once it is over. */
export function timeLeft(ms: number): string {
  if (ms <= 0) return '';
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  if (days > 0) return `${countOf(days, 'day')} ${String(hours)} h left`;
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  if (hours > 0) return `${String(hours)} h ${String(minutes)} min left`;
  return minutes > 0 ? `${String(minutes)} min left` : 'Less than a minute left';
}

/** `1 d 3 h`, `11 h 30 min`, `4 h` or `0 min`. */
export function formatMinutes(minutes: number): string {
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor(minutes / 60) % 24,
    minutes % 60,
  ];
  const parts =
    days > 0
      ? [`${String(days)} d`, `${String(hours)} h`]
      : [`${String(hours)} h`, `${String(rest)} min`];
  return parts.filter((part) => !part.startsWith('0 ')).join(' ') || '0 min';
}
