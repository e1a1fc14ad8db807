import type { AppRole } from '@domain/roles';
import type { InvitationFormValues, UserFormValues } from '@contracts/user';
import type { Tables } from '@database';

type UserFields = Pick<
  Tables<'profiles'>,
  'email' | 'first_name' | 'last_name' | 'phone' | 'company_name'
> & { roles: AppRole[] };

/** Default values of the invitation form. */
export const BLANK_USER: InvitationFormValues = {
  email: '',
  first_name: '',
  last_name: '',
  phone: '',
  company_name: '',
  roles: [],
};

/** Default values of the form for an existing user. */
export function toUserForm(user: UserFields): UserFormValues {
  return {
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    phone: user.phone ?? '',
    company_name: user.company_name ?? '',
    roles: user.roles,
  };
}
