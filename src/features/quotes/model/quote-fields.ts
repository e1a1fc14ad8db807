import { BLANK_PIECE, type PieceTexts } from '@domain/piece';
import type { QuoteFormValues, QuotePayload } from '@contracts/quote';
import type { Form } from '@/shared/forms/fill-empty-fields';
import type { DraftSource } from '@/shared/forms/form-draft';

export type QuoteForm = Form<QuoteFormValues, QuotePayload>;

/** The form's empty values and the storage key of its draft. */
export const QUOTE_DRAFT: DraftSource<QuoteFormValues> = {
  key: 'quote-draft',
  blank: {
    pieces: [BLANK_PIECE],
    equipment: '',
    origin: '',
    destination: '',
    ready_on: '',
    deliver_by: '',
    are_dates_flexible: false,
    customer_name: '',
    email: '',
    phone: '',
    po_number: '',
    notes: '',
  },
};

/** The field labels, in form order. The pieces come first. */
export const QUOTE_LABELS = {
  equipment: 'Equipment',
  origin: 'Origin',
  destination: 'Destination',
  ready_on: 'Ready',
  deliver_by: 'Deliver by',
  customer_name: 'Name',
  email: 'Email',
  phone: 'Phone',
  po_number: 'PO number',
  notes: 'Notes',
} as const satisfies Partial<Record<keyof QuoteFormValues, string>>;

/** The labels of one piece, in form order. */
export const PIECE_LABELS = {
  description: 'What is it?',
  quantity: 'Quantity',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  weight: 'Weight',
} as const satisfies Partial<Record<keyof PieceTexts, string>>;

/** The name of a field of one piece in the form. */
export const pieceField = <Name extends keyof PieceTexts>(index: number, name: Name) =>
  `pieces.${String(index)}.${name}` as `pieces.${number}.${Name}`;

interface ListError {
  message?: string | undefined;
  root?: { message?: string | undefined } | undefined;
}

/** The error of the list of pieces as a whole, such as too many. */
export const piecesError = (pieces: ListError | undefined): string | undefined =>
  pieces?.root?.message ?? pieces?.message;
