import type { ContactFormValues, ContactPayload } from '@contracts/contact';
import type { Form } from '@/shared/forms/fill-empty-fields';
import type { DraftSource } from '@/shared/forms/form-draft';

export type ContactForm = Form<ContactFormValues, ContactPayload>;

/** The form's empty values and the storage key of its draft. */
export const CONTACT_DRAFT: DraftSource<ContactFormValues> = {
  key: 'contact-draft',
  blank: { name: '', email: '', phone: '', subject: '', message: '' },
};

/** The field labels, in form order. */
export const CONTACT_LABELS = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone (Optional)',
  subject: 'Subject',
  message: 'Message',
} as const satisfies Record<keyof ContactFormValues, string>;
