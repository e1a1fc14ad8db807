import { formatMediumDay, addDays, type Day } from '@/shared/lib/day';

/** `Today, Tue, Dec 1`, `Tomorrow, Wed, Dec 2`, or the day alone. */
export function relativeDay(day: Day, today: Day): string {
  const text = formatMediumDay(day);
  if (day === today) return `Today, ${text}`;
  return day === addDays(today, 1) ? `Tomorrow, ${text}` : text;
}
