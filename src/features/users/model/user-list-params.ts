import { APP_ROLES } from '@domain/roles';
import type { FiltersOf, ListParams } from '@/shared/console/list/list-params';

/** Value of the `user` parameter that opens the invitation form. */
export const NEW_USER = 'new';

/** URL parameters of the users list. */
export const USER_LIST_PARAMS = {
  open: 'user',
  choices: { role: APP_ROLES },
  sorts: ['newest', 'oldest', 'name', 'name-down'],
} as const satisfies ListParams;

export type UserFilters = FiltersOf<typeof USER_LIST_PARAMS>;
