import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isBlankValue, type FormValues } from './form-draft';

/** A form of text fields, checkboxes and lists; `Payload` is its schema's output. */
export type Form<Values extends FormValues, Payload> = UseFormReturn<Values, unknown, Payload>;

/** Fills only empty fields, so that a draft or a late profile never overwrites what a user typed. */
export function fillEmptyFields<Values extends FormValues & FieldValues, Payload>(
  form: Form<Values, Payload>,
  values: Partial<Values>,
  blank: Values,
): void {
  for (const field of Object.keys(blank) as Path<Values>[]) {
    const value = values[field];
    if (value && isBlankValue(form.getValues(field), blank[field])) form.setValue(field, value);
  }
}
