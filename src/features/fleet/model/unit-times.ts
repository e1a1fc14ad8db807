import type { UnitLoad } from './unit';
import { dayOf, type Day, type DayRange } from '@domain/time/day';
import { formatShortDay, formatShortSpan } from '@domain/time/day-text';

/** The days on which a load holds its units, at its stops; `null` while a time is TBD. */
export function bookedDays(load: UnitLoad): DayRange | null {
  if (load.pickup_at === null || load.delivery_at === null) return null;
  const from = dayOf(load.pickup_at, load.pickup_time_zone);
  const to = dayOf(load.delivery_at, load.delivery_time_zone);
  return { from, to: to < from ? from : to };
}

/** `Nov 24–26`, or `Nov 24 until further notice`. */
export function outageDays({ from_day: from, until_day: to }: OutageDays): string {
  return to === null
    ? `${formatShortDay(from)} until further notice`
    : formatShortSpan({ from, to });
}

interface OutageDays {
  from_day: Day;
  until_day: Day | null;
}

/** The open loads that need the unit on the days of an outage. */
export function loadsHit(
  loads: readonly UnitLoad[],
  { from_day, until_day }: OutageDays,
): UnitLoad[] {
  return loads.filter((load) => {
    const days = bookedDays(load);
    return (
      days !== null &&
      load.status !== 'delivered' &&
      load.status !== 'cancelled' &&
      days.to >= from_day &&
      (until_day === null || days.from <= until_day)
    );
  });
}
