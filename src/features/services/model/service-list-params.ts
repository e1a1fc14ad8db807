import { SERVICE_CATEGORIES } from '@domain/service-category';
import type { FiltersOf } from '@/shared/console/list/list-params';

/** Value of the `service` parameter that opens the form for a new service. */
export const NEW_SERVICE = 'new';

/** URL parameters of the services list. */
export const SERVICE_LIST_PARAMS = {
  open: 'service',
  choices: { category: SERVICE_CATEGORIES, active: ['yes', 'no'] },
  sorts: ['newest', 'oldest', 'name', 'name-down'],
} as const;

export type ServiceFilters = FiltersOf<typeof SERVICE_LIST_PARAMS>;
