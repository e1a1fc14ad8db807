import { useEffect } from 'react';
import { useProfile } from '@/session/use-profile';
import { fillEmptyFields } from '@/shared/forms/fill-empty-fields';
import { QUOTE_DRAFT, type QuoteForm } from '../model/quote-fields';

/** Fills in what we know of a signed-in person, where they have not typed anything else. */
export function useProfilePrefill(form: QuoteForm): void {
  const profile = useProfile();
  useEffect(() => {
    if (profile === undefined) return;
    const known = {
      customer_name: [profile.first_name, profile.last_name].filter(Boolean).join(' '),
      email: profile.email,
      phone: profile.phone ?? '',
    };
    fillEmptyFields(form, known, QUOTE_DRAFT.blank);
  }, [form, profile]);
}
