import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fillEmptyFields, type Form } from '@/shared/forms/fill-empty-fields';
import type { FormValues } from '@/shared/forms/form-draft';
import { profileQueryOptions, type Profile } from './session-queries';
import { useAuth } from './use-auth';

/**
 * Prefills a form's empty fields from the signed-in user's profile.
 *
 * @param toValues maps the profile to field values. Define it outside the component.
 */
export function useProfilePrefill<Values extends FormValues, Payload>(
  form: Form<Values, Payload>,
  blank: Values,
  toValues: (profile: Profile) => Partial<Values>,
): void {
  const { user } = useAuth();
  const { data: profile } = useQuery(profileQueryOptions(user?.id));
  useEffect(() => {
    if (profile !== undefined) fillEmptyFields(form, toValues(profile), blank);
  }, [form, blank, toValues, profile]);
}

/** The profile's full name, or an empty string. */
export function fullName({ first_name, last_name }: Profile): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}
