import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactFormSchema, type ContactFormValues, type ContactPayload } from '@contracts/contact';
import type { Profile } from '@/session/session-queries';
import { fullName, useProfilePrefill } from '@/session/use-profile-prefill';
import { useFormSubmission } from '@/shared/forms/use-form-submission';
import { useSendMessageMutation } from '../api/send-message';
import { CONTACT_DRAFT } from '../model/contact-fields';

/** The contact form's state: fields, draft, and the result of the last send. */
export function useContactForm() {
  // No default values, so that what was typed before hydration is kept.
  const form = useForm<ContactFormValues, unknown, ContactPayload>({
    resolver: standardSchemaResolver(contactFormSchema),
  });
  const [replyTo, setReplyTo] = useState<string | null>(null);
  useProfilePrefill(form, CONTACT_DRAFT.blank, prefillFromProfile);

  const { forget, ...submission } = useFormSubmission({
    form,
    draft: CONTACT_DRAFT,
    table: 'contact_messages',
    mutation: useSendMessageMutation(),
    onSent: ({ payload }) => {
      form.reset(CONTACT_DRAFT.blank);
      setReplyTo(payload.email);
    },
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          // Typing the next message hides the confirmation of the last one.
          if (type !== undefined) setReplyTo(null);
        },
      }),
    [form],
  );

  const startOver = () => {
    forget();
    form.reset(CONTACT_DRAFT.blank, { keepFieldsRef: true });
    form.setFocus('name');
  };

  return { ...submission, form, startOver, replyTo };
}

function prefillFromProfile(profile: Profile) {
  return { name: fullName(profile), email: profile.email, phone: profile.phone ?? '' };
}
