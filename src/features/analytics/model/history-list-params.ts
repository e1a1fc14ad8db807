import { EVENT_NAMES } from '@contracts/tracking';
import type { FiltersOf } from '@/shared/console/list/list-params';
import { PERIODS } from './period';

/** URL parameters of the event history. `q` is a page or a visitor, see `readSearch`. */
export const HISTORY_LIST_PARAMS = {
  open: 'event',
  choices: { name: EVENT_NAMES, period: PERIODS },
  sorts: ['newest'],
} as const;

export type HistoryFilters = FiltersOf<typeof HISTORY_LIST_PARAMS>;
