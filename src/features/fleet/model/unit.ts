import type { LoadStatus } from '@domain/load-status';
import type { Tables } from '@database';
import type { Day } from '@domain/time/day';
import type { LoadTimeZone } from '@domain/time/time-zones';

/** A load that holds a unit. */
export interface UnitLoad {
  id: string;
  title: string;
  status: LoadStatus;
  pickup_at: string | null;
  pickup_time_zone: LoadTimeZone;
  delivery_at: string | null;
  delivery_time_zone: LoadTimeZone;
}

/** A unit as `admin_units` returns it: with plate, VIN, outage and load. */
export type Unit = Tables<'units'> & {
  is_out_of_service: boolean;
  /** Current or next. */
  next_outage: { from_day: Day; until_day: Day | null; reason: string } | null;
  /** In transit, or with the next pickup. */
  next_load: UnitLoad | null;
};

export type Outage = Pick<Tables<'unit_outages'>, 'id' | 'from_day' | 'until_day' | 'reason'>;
