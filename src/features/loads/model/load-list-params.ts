import { LOAD_STATUSES } from '@domain/load-status';
import { type Day, isDay } from '@domain/time/day';
import { readFilters, type FiltersOf, type ListParams } from '@/shared/console/list/list-params';
import { adminLoadPath, WEEK_PARAM } from './load-path';

/** The lists of loads behind the board's numbers, with the names that `board_loads` accepts. */
const BOARD_LISTS = [
  'cannot_roll',
  'escorts',
  'in_transit',
  'on_hold',
  'late',
  'delivered',
  'leakage',
] as const;

export type BoardList = (typeof BOARD_LISTS)[number];

/** URL parameters of the loads list. */
export const LOAD_LIST_PARAMS = {
  open: 'load',
  choices: { status: LOAD_STATUSES, show: BOARD_LISTS },
  sorts: ['pickup', 'latest_pickup', 'newest', 'oldest'],
} as const satisfies ListParams;

/** The filters that other lists don't have: a driver, and the first and last day of pickup. */
export interface PickupFilters {
  driver: string | null;
  from: Day | null;
  to: Day | null;
}

export type LoadFilters = FiltersOf<typeof LOAD_LIST_PARAMS> & PickupFilters;

/** The pickup filters' URL parameters. */
export const PICKUP_PARAMS = {
  driver: 'driver',
  from: 'pickup_from',
  to: 'pickup_to',
} as const satisfies Record<keyof PickupFilters, string>;

/**
 * Earlier names of parameters, by page: `from` was the first pickup day in the list and the first day in the
 * week.
 */
export const OLD_LIST_PARAMS = { from: PICKUP_PARAMS.from, to: PICKUP_PARAMS.to };
export const OLD_WEEK_PARAMS = { from: WEEK_PARAM };

/** Query parameters of the week: which rows it shows, and which type of units. */
export const ROWS_PARAM = 'rows';
export const UNIT_TYPE_PARAM = 'unit_type';

/** The parameters that the list and the week share: filters, the list's sort, the week on screen and its rows. */
const SHARED_PARAMS = [
  'q',
  'sort',
  ...Object.keys(LOAD_LIST_PARAMS.choices),
  ...Object.values(PICKUP_PARAMS),
  WEEK_PARAM,
  ROWS_PARAM,
  UNIT_TYPE_PARAM,
];

/** A path with the shared parameters: `/admin/loads/week?driver=…`. */
export function withSharedParams(path: string, params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name]) => SHARED_PARAMS.includes(name)));
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
}

/**
 * A load's page, reached from the list with these parameters: its J and K follow that list. The sort is always
 * in the address, so that the list without filters differs from no list.
 */
export function listedLoadPath(number: string, list: URLSearchParams): string {
  const params = new URLSearchParams(list);
  if (!params.has('sort')) params.set('sort', LOAD_LIST_PARAMS.sorts[0]);
  return withSharedParams(adminLoadPath(number), params);
}

/** The list that a load's page was reached from; all loads by pickup if it was opened directly. */
export function readListFilters(params: URLSearchParams): LoadFilters {
  return { ...readFilters(LOAD_LIST_PARAMS, params), ...readPickupFilters(params) };
}

/** The parameters under their current names; `null` if none has an old name. A current name wins. */
export function renameParams(
  params: URLSearchParams,
  names: Readonly<Record<string, string>>,
): URLSearchParams | null {
  if (!Object.keys(names).some((old) => params.has(old))) return null;
  const next = new URLSearchParams(params);
  for (const [old, name] of Object.entries(names)) {
    const value = params.get(old);
    next.delete(old);
    if (value !== null && !params.has(name)) next.set(name, value);
  }
  return next;
}
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the pickup filters from a URL; invalid values count as no filter. */
export function readPickupFilters(params: URLSearchParams): PickupFilters {
  const dayIn = (param: string) => {
    const day = params.get(param) ?? '';
    return isDay(day) ? day : null;
  };
  const driver = params.get(PICKUP_PARAMS.driver) ?? '';
  return {
    driver: UUID.test(driver) ? driver : null,
    from: dayIn(PICKUP_PARAMS.from),
    to: dayIn(PICKUP_PARAMS.to),
  };
}

/** Query parameters that open the form of a new load, empty or from a quote. */
export const NEW_PARAM = 'new';
export const QUOTE_PARAM = 'quote_id';
