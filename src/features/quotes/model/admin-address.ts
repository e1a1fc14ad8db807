import { QUOTE_STATUSES } from '@contracts/quote';
import type { FiltersOf } from '@/shared/console/list-address';

/** What of the console's quotes list stands in the address. */
export const QUOTES_ADDRESS = {
  open: 'quote',
  choices: { status: QUOTE_STATUSES, assigned: ['me'] },
  sorts: ['newest', 'oldest'],
} as const;

export type QuoteFilters = FiltersOf<typeof QUOTES_ADDRESS>;
