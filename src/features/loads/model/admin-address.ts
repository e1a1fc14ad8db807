import { LOAD_STATUSES } from '@contracts/load';
import type { FiltersOf, ListAddress } from '@/shared/console/list-address';

/** What of the console's loads stands in the address. */
export const LOADS_ADDRESS = {
  open: 'load',
  choices: { status: LOAD_STATUSES },
  sorts: ['newest', 'oldest'],
} as const satisfies ListAddress;

export type LoadFilters = FiltersOf<typeof LOADS_ADDRESS>;

/** Query parameters that open the form: a new load, and the quote it is planned from. */
export const NEW_PARAM = 'new';
export const QUOTE_PARAM = 'quote_id';
