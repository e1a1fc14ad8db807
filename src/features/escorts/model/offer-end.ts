import { MINUTE_MS } from '@domain/time/duration';
import { formatMinutes } from '@domain/time/duration-text';
import { OFFICE_ZONE } from '@domain/time/office-zone';
import { formatLocalTime } from '@domain/time/moment-text';
import { addDays, dayOf } from '@domain/time/day';
import { formatMediumDay } from '@domain/time/day-text';
import type { EscortTerms } from './escort-jobs';

/** Below this, show the time left rather than the day. */
const SOON_MINUTES = 12 * 60;

/** True if the time of an offer ran out. */
export function hasLapsed({ lapsesAt }: Pick<EscortTerms, 'lapsesAt'>, now: number): boolean {
  return lapsesAt !== null && Date.parse(lapsesAt) <= now;
}

/**
 * When an offer ends, in the zone of its meet point: `Ends in 4 h 20 min, 6:00 PM EST`, `Ends tomorrow,
 * 12:00 PM EST`, `Ends Tue, Dec 8, 12:00 PM EST`, or `Ended`; `null` if it never ends.
 */
export function offerEndText(
  { lapsesAt, meet }: Pick<EscortTerms, 'lapsesAt' | 'meet'>,
  now: number,
): string | null {
  if (lapsesAt === null) return null;
  const minutes = Math.ceil((Date.parse(lapsesAt) - now) / MINUTE_MS);
  if (minutes <= 0) return 'Ended';
  const zone = meet?.zone ?? OFFICE_ZONE;
  const time = formatLocalTime(lapsesAt, zone);
  if (minutes <= SOON_MINUTES) return `Ends in ${formatMinutes(minutes)}, ${time}`;
  const day = dayOf(lapsesAt, zone);
  const today = dayOf(now, zone);
  if (day === today) return `Ends today, ${time}`;
  if (day === addDays(today, 1)) return `Ends tomorrow, ${time}`;
  return `Ends ${formatMediumDay(day)}, ${time}`;
}
