import type { ContactFormValues, ContactPayload } from '@contracts/contact';
import type { Form } from '@/shared/forms/fill-empty-fields';
import type { DraftSource } from '@/shared/forms/form-draft';

export type ContactForm = Form<ContactFormValues, ContactPayload>;

/** The fields of the form while they are empty, and where what is typed is kept. */
export const CONTACT_DRAFT: DraftSource<ContactFormValues> = {
  key: 'contact-draft',
  blank: { name: '', email: '', phone: '', subject: '', message: '' },
};

/** The labels of the fields (specification 1, section 2). */
export const CONTACT_LABELS = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone (Optional)',
  subject: 'Subject',
  message: 'Message',
} as const satisfies Record<keyof ContactFormValues, string>;
