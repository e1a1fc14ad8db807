import type { LoadTimeZone } from '@domain/time/time-zones';
import { formatMediumDay } from '@domain/time/day-text';
import { formatLocalDate, formatLocalTime } from '@domain/time/moment-text';

/** A problem of a load on the road, as `admin_load_checks` lists it. */
export interface RoadProblem {
  code: 'on_hold' | 'late' | 'permit_expires';
  /** The hold's reason, the stop's place or the permit's state. */
  detail: string;
  /** End of a late stop's window, with the stop's time zone. */
  at: string | null;
  time_zone: LoadTimeZone | null;
  /** When the truck is expected at a late stop, if reported. */
  eta_at: string | null;
  /** The last day of a permit that expires. */
  day: string | null;
}

/** The problem as a sentence without its period. */
export function describeRoadProblem({
  code,
  detail,
  at,
  time_zone: zone,
  day,
  eta_at: eta,
}: RoadProblem): string {
  if (code === 'late' && at !== null && zone !== null) {
    const timeText = (iso: string) =>
      `${formatLocalDate(iso, zone)}, ${formatLocalTime(iso, zone)}`;
    return eta !== null && Date.parse(eta) > Date.parse(at)
      ? `${detail}: ETA ${timeText(eta)}, window ends ${timeText(at)}`
      : `${detail} not reached, window ended ${timeText(at)}`;
  }
  if (code === 'permit_expires' && day !== null) {
    return `${detail} permit expires ${formatMediumDay(day)}, before the planned exit`;
  }
  return detail;
}
