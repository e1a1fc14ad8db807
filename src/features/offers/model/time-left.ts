import { countOf } from '@domain/numbers/counts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `3 days 6 h left`, `45 min left`; empty once it is over. */
export function timeLeft(ms: number): string {
  if (ms <= 0) return '';
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  if (days > 0) return `${countOf(days, 'day')} ${String(hours)} h left`;
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (hours > 0) return `${String(hours)} h ${String(minutes)} min left`;
  return minutes > 0 ? `${String(minutes)} min left` : 'Less than a minute left';
}
