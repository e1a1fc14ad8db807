import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactFormSchema, type ContactFormValues, type ContactPayload } from '@contracts/contact';
import { useProfile } from '@/session/use-profile';
import { fillEmptyFields } from '@/shared/forms/fill-empty-fields';
import { useFormSubmission } from '@/shared/forms/use-form-submission';
import { useSendMessageMutation } from '../api/send-message';
import { CONTACT_DRAFT, type ContactForm } from '../model/contact-fields';

/** The contact form's state: its fields, its draft, and what became of the last message. */
export function useContactForm() {
  // No default values: what was typed before the page was hydrated is taken over.
  const form = useForm<ContactFormValues, unknown, ContactPayload>({
    resolver: standardSchemaResolver(contactFormSchema),
  });
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  useProfilePrefill(form);

  const { forget, ...submission } = useFormSubmission({
    form,
    draft: CONTACT_DRAFT,
    table: 'contact_messages',
    mutation: useSendMessageMutation(),
    onSent: ({ payload }) => {
      form.reset(CONTACT_DRAFT.blank);
      setAnswerTo(payload.email);
    },
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type !== undefined) setAnswerTo(null); // Somebody writes the next one.
        },
      }),
    [form],
  );

  const startOver = () => {
    forget();
    form.reset(CONTACT_DRAFT.blank, { keepFieldsRef: true });
    form.setFocus('name');
  };

  return { ...submission, form, startOver, answerTo };
}

/** Fills in what we know of a signed-in person, where they have not typed anything else. */
function useProfilePrefill(form: ContactForm): void {
  const profile = useProfile();
  useEffect(() => {
    if (profile === undefined) return;
    const known = {
      name: [profile.first_name, profile.last_name].filter(Boolean).join(' '),
      email: profile.email,
      phone: profile.phone ?? '',
    };
    fillEmptyFields(form, known, CONTACT_DRAFT.blank);
  }, [form, profile]);
}
