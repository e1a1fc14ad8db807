import type { LoadStatus } from '@domain/load-status';
import { dayOf } from '@domain/time/day';
import { formatMediumDay } from '@domain/time/day-text';
import type { LoadTimes } from '../route/load-days';

/** A reason why a load can't start, as `load_start_problems` returns it. */
export interface StartProblem {
  code: string;
  /** A sentence without its period. */
  problem: string;
  /** The permit, escort or other load it is about. */
  record_id: string | null;
}

/** Why an admin started a load that wasn't ready, from `loads.start_override`; `null` for other loads. */
export function overrideReason(override: unknown): string | null {
  return typeof override === 'object' &&
    override !== null &&
    'reason' in override &&
    typeof override.reason === 'string'
    ? override.reason
    : null;
}

/** True if a load with this status hasn't started yet. */
export function canStartLater(status: LoadStatus): boolean {
  return status === 'planned' || status === 'assigned';
}

/** `Pickup is planned for Tue, Dec 1.` if that day is still ahead at the place of pickup, else `null`. */
export function earlyStart({ pickup_at, pickup_time_zone }: LoadTimes, now: number): string | null {
  if (pickup_at === null) return null;
  const day = dayOf(pickup_at, pickup_time_zone);
  return day > dayOf(now, pickup_time_zone)
    ? `Pickup is planned for ${formatMediumDay(day)}.`
    : null;
}
