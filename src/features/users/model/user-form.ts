import { APP_ROLES, type AppRole } from '@contracts/account';
import type { UserFormValues } from '@contracts/user';
import type { User } from '../api/users';

/** The roles of a user; the first decides their dashboard. */
export function rolesOf({ user_roles }: Pick<User, 'user_roles'>): AppRole[] {
  return APP_ROLES.filter((role) => user_roles.some((held) => held.role === role));
}

/** What the fields hold for a user. */
export function toUserForm(user: User): UserFormValues {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    phone: user.phone ?? '',
    company_name: user.company_name ?? '',
    roles: rolesOf(user),
  };
}
