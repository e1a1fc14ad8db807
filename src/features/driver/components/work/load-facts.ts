import { formatFeet } from '@domain/numbers/length';
import type { LoadTimeZone } from '@domain/time/time-zones';
import { formatLb } from '@domain/numbers/pounds';
import type { LoadRow } from '@/features/loads/model/load-record';
import { formatLocalDate, formatLocalTime } from '@domain/time/moment-text';
import { checkLoad } from '@/shared/drawing/check-load';
import { trailerForLoad } from '@/shared/drawing/trailer-for-load';

const NOT_GIVEN = 'Not given';

type Size = Pick<LoadRow, 'equipment' | 'length' | 'width' | 'height' | 'weight_lbs'>;

/** `Oversized press, Lima, OH to Tulsa, OK`. */
export function moveName({ title, origin, destination }: LoadRow): string {
  return `${title}, ${origin} to ${destination}`;
}

/** `Sat, Dec 5, 7:00 AM CST`, or `Date TBD`. */
export function pickupMoment({ pickup_at: at, pickup_time_zone: zone }: LoadRow): string {
  return moment(at, zone);
}

/** Like {@link pickupMoment}, for the delivery. */
export function deliveryMoment({ delivery_at: at, delivery_time_zone: zone }: LoadRow): string {
  return moment(at, zone);
}

function moment(at: string | null, zone: LoadTimeZone): string {
  return at === null ? 'Date TBD' : `${formatLocalDate(at, zone)}, ${formatLocalTime(at, zone)}`;
}

/** Height from the ground once loaded. */
export function loadedHeight(load: Size): string {
  if (load.height === 0) return NOT_GIVEN;
  return formatFeet(checkLoad(load, trailerForLoad(load).deck).loadedHeight);
}

/** The load's width, or that it isn't known. */
export function widthText({ width }: Size): string {
  return width === 0 ? NOT_GIVEN : formatFeet(width);
}

/** The load's weight without the truck, in pounds. */
export function weightText({ weight_lbs: pounds }: LoadRow): string {
  return pounds === null ? NOT_GIVEN : formatLb(pounds);
}
