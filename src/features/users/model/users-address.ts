import { APP_ROLES } from '@contracts/account';
import type { FiltersOf, ListAddress } from '@/shared/console/list-address';

/** In the address: the form of a user who is to be added. */
export const NEW_USER = 'new';

/** What of the users list stands in the address. */
export const USERS_ADDRESS = {
  open: 'user',
  choices: { role: APP_ROLES },
  sorts: ['newest', 'oldest', 'name', 'name-down'],
} as const satisfies ListAddress;

export type UserFilters = FiltersOf<typeof USERS_ADDRESS>;
