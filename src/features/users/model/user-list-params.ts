import { APP_ROLES } from '@contracts/account';
import type { FiltersOf, ListParams } from '@/shared/console/list/list-params';

/** In the address: the form of a user who is to be added. */
export const NEW_USER = 'new';

/** What of the users list stands in the address. */
export const USER_LIST_PARAMS = {
  open: 'user',
  choices: { role: APP_ROLES },
  sorts: ['newest', 'oldest', 'name', 'name-down'],
} as const satisfies ListParams;

export type UserFilters = FiltersOf<typeof USER_LIST_PARAMS>;
