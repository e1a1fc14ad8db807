import { LOAD_STATUSES } from '@contracts/load';
import type { FiltersOf, ListParams } from '@/shared/console/list/list-params';

/** URL parameters of the loads list. */
export const LOAD_LIST_PARAMS = {
  open: 'load',
  choices: { status: LOAD_STATUSES },
  sorts: ['newest', 'oldest'],
} as const satisfies ListParams;

export type LoadFilters = FiltersOf<typeof LOAD_LIST_PARAMS>;

/** Query parameters that open the form of a new load, empty or from a quote. */
export const NEW_PARAM = 'new';
export const QUOTE_PARAM = 'quote_id';
