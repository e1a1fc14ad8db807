import type { UseFormReturn } from 'react-hook-form';
import { quoteFormSchema, type QuoteFormValues, type QuotePayload } from '@contracts/quote';

export type QuoteForm = UseFormReturn<QuoteFormValues, unknown, QuotePayload>;
export type QuoteField = keyof QuoteFormValues;

/** The fields of the form, as the contract names them. */
export const QUOTE_FIELDS = Object.keys(quoteFormSchema.shape) as QuoteField[];

/**
 * Puts values into fields that are still empty, so that nothing a person typed is ever replaced:
 * neither by a draft nor by a profile that arrives late.
 */
export function fillEmptyFields(form: QuoteForm, values: Partial<QuoteFormValues>): void {
  for (const field of QUOTE_FIELDS) {
    const value = values[field];
    if (value && !form.getValues(field)) form.setValue(field, value);
  }
}
