import { OFFER_STATUSES } from '@contracts/offer';
import type { FiltersOf, ListParams } from '@/shared/console/list/list-params';

/** URL parameters of the offers list. */
export const OFFER_LIST_PARAMS = {
  open: 'offer',
  choices: { status: OFFER_STATUSES, expiring: ['day'] },
  sorts: ['newest', 'oldest', 'highest', 'lowest'],
} as const satisfies ListParams;

export type OfferFilters = FiltersOf<typeof OFFER_LIST_PARAMS>;
