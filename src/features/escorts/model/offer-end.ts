import { BOARD_ZONE } from '@/features/loads/model/route/board-zone';
import { formatLocalTime } from '@/features/loads/model/route/local-time';
import { addDays, dayOf, formatMediumDay } from '@/shared/lib/day';
import type { EscortTerms } from './escort-jobs';

const MINUTE_MS = 60_000;
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
  const zone = meet?.zone ?? BOARD_ZONE;
  const time = formatLocalTime(lapsesAt, zone);
  if (minutes <= SOON_MINUTES) return `Ends in ${timeLeft(minutes)}, ${time}`;
  const day = dayOf(lapsesAt, zone);
  const today = dayOf(now, zone);
  if (day === today) return `Ends today, ${time}`;
  if (day === addDays(today, 1)) return `Ends tomorrow, ${time}`;
  return `Ends ${formatMediumDay(day)}, ${time}`;
}

function timeLeft(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${String(hours)} h` : '', rest > 0 ? `${String(rest)} min` : '']
    .filter((part) => part !== '')
    .join(' ');
}
