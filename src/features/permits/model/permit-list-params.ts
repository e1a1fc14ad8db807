import { STATES } from '@domain/places/states';
import type { FiltersOf, ListParams } from '@/shared/console/list/list-params';
import { DESK_GROUPS } from './permit-desk';

/** URL parameters of the permit desk. It opens no record, and sorts by apply-by. */
export const PERMIT_LIST_PARAMS = {
  open: 'permit',
  choices: {
    status: DESK_GROUPS,
    state: STATES.map(([code]) => code),
  },
  sorts: ['apply_by'],
} as const satisfies ListParams;

export type PermitFilters = Omit<FiltersOf<typeof PERMIT_LIST_PARAMS>, 'sort'>;
