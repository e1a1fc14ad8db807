import { QUOTE_STATUSES } from '@domain/quote-status';
import type { FiltersOf } from '@/shared/console/list/list-params';
import { OFFER_STAGES } from './offer-stage';

/** URL parameters of the quotes list. */
export const QUOTE_LIST_PARAMS = {
  open: 'quote',
  choices: { status: QUOTE_STATUSES, assigned: ['me'], offer: OFFER_STAGES },
  sorts: ['newest', 'oldest'],
} as const;

export type QuoteFilters = FiltersOf<typeof QUOTE_LIST_PARAMS>;
