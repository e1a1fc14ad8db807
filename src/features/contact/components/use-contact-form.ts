import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactFormSchema, type ContactFormValues, type ContactPayload } from '@contracts/contact';
import type { Profile } from '@/session/session-queries';
import { fullName, useProfilePrefill } from '@/session/use-profile-prefill';
import { useFormSubmission } from '@/shared/forms/use-form-submission';
import { useSendMessageMutation, verifyMessage } from '../api/send-message';
import { CONTACT_DRAFT } from '../model/contact-fields';

interface SentMessage {
  id: string;
  email: string;
  /** True if the confirmation was emailed; false until that is known. */
  isConfirmed: boolean;
}

/** The contact form's state: fields, draft, and the result of the last send. */
export function useContactForm() {
  // No default values, so that what was typed before hydration is kept.
  const form = useForm<ContactFormValues, unknown, ContactPayload>({
    resolver: standardSchemaResolver(contactFormSchema),
  });
  const [sent, setSent] = useState<SentMessage | null>(null);
  useProfilePrefill(form, CONTACT_DRAFT.blank, prefillFromProfile);

  const { forget, ...submission } = useFormSubmission({
    form,
    draft: CONTACT_DRAFT,
    table: 'contact_messages',
    mutation: useSendMessageMutation(),
    verify: verifyMessage,
    onSent: ({ id, payload: { email }, result }) => {
      form.reset(CONTACT_DRAFT.blank);
      setSent({ id, email, isConfirmed: false });
      void result.confirmation.then((isConfirmed) => {
        setSent((current) => (current?.id === id ? { ...current, isConfirmed } : current));
      });
    },
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          // Typing the next message hides the confirmation of the last one.
          if (type !== undefined) setSent(null);
        },
      }),
    [form],
  );

  const startOver = () => {
    forget();
    form.reset(CONTACT_DRAFT.blank, { keepFieldsRef: true });
    form.setFocus('name');
  };

  return { ...submission, form, startOver, sent };
}

function prefillFromProfile(profile: Profile) {
  return { name: fullName(profile), email: profile.email, phone: profile.phone ?? '' };
}
