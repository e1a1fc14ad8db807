import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FormValues } from './form-draft';

/** A form whose fields hold text and ticks; `Payload` is what its schema makes of them. */
export type Form<Values extends FormValues, Payload> = UseFormReturn<Values, unknown, Payload>;

/**
 * Puts values into fields that are still empty, so that nothing a person typed is ever replaced:
 * neither by a draft nor by a profile that arrives late.
 */
export function fillEmptyFields<Values extends FormValues & FieldValues, Payload>(
  form: Form<Values, Payload>,
  values: Partial<Values>,
  blank: Values,
): void {
  for (const field of Object.keys(blank) as Path<Values>[]) {
    const value = values[field];
    const current: unknown = form.getValues(field);
    const isEmpty = current === undefined || current === '' || current === blank[field];
    if (value && isEmpty) form.setValue(field, value);
  }
}
