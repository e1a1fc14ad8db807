import type { LoadTimeZone } from '@domain/time/time-zones';
import { townOf } from '@domain/places/place';
import { stateName } from '@domain/places/states';
import { formatMediumDay, formatShortDay } from '@domain/time/day-text';
import { formatLocalDate, formatLocalTime } from '@domain/time/moment-text';

/** A problem of a load on the road, as `admin_load_checks` lists it. */
export interface RoadProblem {
  code: 'on_hold' | 'late' | 'permit_expires';
  /** The hold's reason, the stop's place or the permit's state. */
  detail: string;
  /** End of a late stop's window, with the stop's time zone. */
  at: string | null;
  time_zone: LoadTimeZone | null;
  /** When the truck is expected at a late stop, if reported, or beyond the end of a permit. */
  eta_at: string | null;
  /** Where it is expected then; `null` for a late stop and to leave the permit's state. */
  place: string | null;
  permit_number: string | null;
  /** The last day of a permit that expires. */
  day: string | null;
}

/**
 * The problem as a sentence without its period; `subject` is who is expected somewhere, `You’re` on the driver's own
 * page.
 */
export function describeRoadProblem(
  {
    code,
    detail,
    at,
    time_zone: zone,
    day,
    eta_at: eta,
    place,
    permit_number: number,
  }: RoadProblem,
  subject: 'The truck is' | 'You’re' = 'The truck is',
): string {
  if (code === 'late' && at !== null && zone !== null) {
    const timeText = (iso: string) =>
      `${formatLocalDate(iso, zone)}, ${formatLocalTime(iso, zone)}`;
    return eta !== null && Date.parse(eta) > Date.parse(at)
      ? `${detail}: ETA ${timeText(eta)}, window ends ${timeText(at)}`
      : `${detail} not reached, window ended ${timeText(at)}`;
  }
  if (code === 'permit_expires' && day !== null) {
    if (eta !== null && zone !== null) {
      const permit = [stateName(detail), 'permit', number].filter(Boolean).join(' ');
      const where = place === null ? `to leave ${stateName(detail)}` : `in ${townOf(place)}`;
      return `${permit} ends ${formatShortDay(day)}. ${subject} expected ${where} ${formatLocalDate(eta, zone)}`;
    }
    return `${detail} permit expires ${formatMediumDay(day)}, before the planned exit`;
  }
  return detail;
}
