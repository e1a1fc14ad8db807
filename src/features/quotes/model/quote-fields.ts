import type { QuoteFormValues, QuotePayload } from '@contracts/quote';
import { BLANK_SIZE } from '@contracts/size';
import type { Form } from '@/shared/forms/fill-empty-fields';
import type { DraftSource } from '@/shared/forms/form-draft';

export type QuoteForm = Form<QuoteFormValues, QuotePayload>;

/** The form's empty values and the storage key of its draft. */
export const QUOTE_DRAFT: DraftSource<QuoteFormValues> = {
  key: 'quote-draft',
  blank: {
    customer_name: '',
    email: '',
    phone: '',
    origin: '',
    destination: '',
    equipment: '',
    ...BLANK_SIZE,
    notes: '',
  },
};

/** The field labels, in form order. */
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
} as const satisfies Partial<Record<keyof QuoteFormValues, string>>;
