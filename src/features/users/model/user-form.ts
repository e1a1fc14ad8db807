import type { UserFormValues } from '@contracts/user';
import type { User } from '../api/users';

/** What the fields hold for a user. */
export function toUserForm(user: User): UserFormValues {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    phone: user.phone ?? '',
    company_name: user.company_name ?? '',
    roles: user.roles,
  };
}
