import type { QuoteFormValues, QuotePayload } from '@contracts/quote';
import type { Form } from '@/shared/forms/fill-empty-fields';
import type { DraftSource } from '@/shared/forms/form-draft';

export type QuoteForm = Form<QuoteFormValues, QuotePayload>;

/** The fields of the form while they are empty, and where what is typed is kept. */
export const QUOTE_DRAFT: DraftSource<QuoteFormValues> = {
  key: 'quote-draft',
  blank: {
    customer_name: '',
    email: '',
    phone: '',
    origin: '',
    destination: '',
    equipment: '',
    length: '',
    width: '',
    height: '',
    notes: '',
  },
};

/** The labels of the fields (specification 1, section 2), in the order the form asks for them. */
export const QUOTE_LABELS = {
  equipment: 'Equipment',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  origin: 'Origin',
  destination: 'Destination',
  customer_name: 'Name',
  email: 'Email',
  phone: 'Phone',
  notes: 'Notes',
} as const satisfies Record<keyof QuoteFormValues, string>;
