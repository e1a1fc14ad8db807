import type { LoadTimeZone } from '@contracts/load';
import { dayOf, formatDay, type Day } from './days';

/** When a load is to be moved, each end in the clock of its place. */
export interface LoadTimes {
  pickup_at: string | null;
  pickup_time_zone: LoadTimeZone;
  delivery_at: string | null;
  delivery_time_zone: LoadTimeZone;
}

/** From the first day to the last, both included. */
export interface Span {
  from: Day;
  to: Day;
}

/** The days a move takes; `null` while neither end is known. */
export function daysOf(load: LoadTimes): Span | null {
  const pickup = load.pickup_at === null ? null : dayOf(load.pickup_at, load.pickup_time_zone);
  const delivery =
    load.delivery_at === null ? null : dayOf(load.delivery_at, load.delivery_time_zone);
  const from = pickup ?? delivery;
  const to = delivery ?? pickup;
  if (from === null || to === null) return null;
  // Westward over the date line of a midnight the last day could stand before the first.
  return { from, to: to < from ? from : to };
}

/** Whether two moves share a day. */
export function doOverlap(one: Span | null, other: Span | null): boolean {
  return one !== null && other !== null && one.from <= other.to && other.from <= one.to;
}

/** `Tue, Nov 24 to Sun, Nov 29`; `Days to be set` while they are not known. */
export function formatSpan(span: Span | null): string {
  if (span === null) return 'Days to be set';
  return span.from === span.to
    ? formatDay(span.from)
    : `${formatDay(span.from)} to ${formatDay(span.to)}`;
}
