import { startOverrideSchema, type LoadStatus, type StartOverride } from '@contracts/load';
import { dayOf, formatMediumDay } from '@/shared/lib/day';
import type { LoadTimes } from './load-days';

/** A reason why a load can't start, as `load_start_problems` returns it. */
export interface StartProblem {
  code: string;
  /** A sentence without its period. */
  problem: string;
  /** The permit, escort or other load it is about. */
  record_id: string | null;
}

/** Whether a load with this status hasn't started yet. */
export function canStartLater(status: LoadStatus): boolean {
  return status === 'planned' || status === 'assigned';
}

/** `loads.start_override` as read from the database; `null` if it wasn’t started anyway. */
export function toStartOverride(json: unknown): StartOverride | null {
  const parsed = startOverrideSchema.safeParse(json);
  return parsed.success ? parsed.data : null;
}

/** `Pickup is planned for Tue, Dec 1.` if that day is still ahead at the place of pickup, else `null`. */
export function earlyStart({ pickup_at, pickup_time_zone }: LoadTimes, now: number): string | null {
  if (pickup_at === null) return null;
  const day = dayOf(pickup_at, pickup_time_zone);
  return day > dayOf(now, pickup_time_zone)
    ? `Pickup is planned for ${formatMediumDay(day)}.`
    : null;
}
