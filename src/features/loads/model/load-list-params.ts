import { LOAD_STATUSES } from '@contracts/load';
import { isDay, type Day } from '@/shared/lib/day';
import type { FiltersOf, ListParams } from '@/shared/console/list/list-params';

/** The lists of loads behind the board's numbers, with the names that `board_loads` accepts. */
const BOARD_LISTS = [
  'cannot_roll',
  'escorts',
  'in_transit',
  'late',
  'delivered',
  'over_quote',
] as const;

export type BoardList = (typeof BOARD_LISTS)[number];

/** URL parameters of the loads list. */
export const LOAD_LIST_PARAMS = {
  open: 'load',
  choices: { status: LOAD_STATUSES, show: BOARD_LISTS },
  sorts: ['pickup', 'latest_pickup', 'newest', 'oldest'],
} as const satisfies ListParams;

/** The filters beside those of every list: a driver, and the first and last day of pickup. */
export interface PickupFilters {
  driver: string | null;
  from: Day | null;
  to: Day | null;
}

export type LoadFilters = FiltersOf<typeof LOAD_LIST_PARAMS> & PickupFilters;

/** The pickup filters' URL parameters. */
export const PICKUP_PARAMS = ['driver', 'from', 'to'] as const;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the pickup filters from a URL; invalid values count as no filter. */
export function readPickupFilters(params: URLSearchParams): PickupFilters {
  const dayIn = (param: string) => {
    const day = params.get(param) ?? '';
    return isDay(day) ? day : null;
  };
  const driver = params.get('driver') ?? '';
  return { driver: UUID.test(driver) ? driver : null, from: dayIn('from'), to: dayIn('to') };
}

/** Query parameters that open the form of a new load, empty or from a quote. */
export const NEW_PARAM = 'new';
export const QUOTE_PARAM = 'quote_id';
