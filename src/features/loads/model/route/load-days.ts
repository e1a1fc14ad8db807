import { joinList } from '@domain/text/join-list';
import type { LoadTimeZone } from '@domain/time/time-zones';
import { addDays, dayOf, type Day, type DayRange } from '@domain/time/day';
import { formatMediumDay } from '@domain/time/day-text';

/** Planned pickup and delivery, each in the time zone of its place. */
export interface LoadTimes {
  pickup_at: string | null;
  pickup_time_zone: LoadTimeZone;
  delivery_at: string | null;
  delivery_time_zone: LoadTimeZone;
}

/** The days a load takes; `null` while neither pickup nor delivery is set. */
export function daysOf(load: LoadTimes): DayRange | null {
  const pickup = load.pickup_at === null ? null : dayOf(load.pickup_at, load.pickup_time_zone);
  const delivery =
    load.delivery_at === null ? null : dayOf(load.delivery_at, load.delivery_time_zone);
  return rangeOf(pickup, delivery);
}

/** From a pickup day to a delivery day; either may be missing. */
export function rangeOf(pickup: Day | null, delivery: Day | null): DayRange | null {
  const from = pickup ?? delivery;
  const to = delivery ?? pickup;
  if (from === null || to === null) return null;
  // Going west just after midnight, the local delivery day can be earlier than the pickup day.
  return { from, to: to < from ? from : to };
}

/** True if two loads share a day. */
export function doOverlap(one: DayRange | null, other: DayRange | null): boolean {
  return one !== null && other !== null && one.from <= other.to && other.from <= one.to;
}

/** `Tue, Nov 24 to Sun, Nov 29`, or `Dates TBD`. */
export function formatSpan(span: DayRange | null): string {
  if (span === null) return 'Dates TBD';
  return span.from === span.to
    ? formatMediumDay(span.from)
    : `${formatMediumDay(span.from)} to ${formatMediumDay(span.to)}`;
}

/** Days in order, in a sentence: `Tue, Dec 1 to Thu, Dec 3 and Sun, Dec 6`. */
export function formatDays(days: readonly Day[]): string {
  const spans: DayRange[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last !== undefined && day === addDays(last.to, 1)) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return joinList(spans.map(formatSpan));
}
