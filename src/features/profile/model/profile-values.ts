import type { ProfileFormValues } from '@contracts/profile';
import type { Profile } from '@/session/session-queries';

export const PROFILE_LABELS = {
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone',
  company_name: 'Company',
} as const satisfies Record<keyof ProfileFormValues, string>;

const FIELDS = Object.keys(PROFILE_LABELS) as (keyof ProfileFormValues)[];

/** The form values of a profile. */
export function toFormValues(profile: Profile): ProfileFormValues {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    phone: profile.phone ?? '',
    company_name: profile.company_name ?? '',
  };
}

/** True if two sets of form values are equal. */
export function isSameValues(a: ProfileFormValues, b: ProfileFormValues): boolean {
  return FIELDS.every((field) => a[field] === b[field]);
}

/** True if two versions of a profile have the same form values. */
export function isSameProfile(a: Profile, b: Profile): boolean {
  return isSameValues(toFormValues(a), toFormValues(b));
}
