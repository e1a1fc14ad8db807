import { LOAD_STATUSES } from '@contracts/load';
import type { FiltersOf, ListParams } from '@/shared/console/list/list-params';

/** What of the console's loads stands in the address. */
export const LOAD_LIST_PARAMS = {
  open: 'load',
  choices: { status: LOAD_STATUSES },
  sorts: ['newest', 'oldest'],
} as const satisfies ListParams;

export type LoadFilters = FiltersOf<typeof LOAD_LIST_PARAMS>;

/** Query parameters that open the form: a new load, and the quote it is planned from. */
export const NEW_PARAM = 'new';
export const QUOTE_PARAM = 'quote_id';
