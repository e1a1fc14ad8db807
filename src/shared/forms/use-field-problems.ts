import { useFormState, type Path } from 'react-hook-form';
import type { Form } from './fill-empty-fields';
import type { FormValues } from './form-draft';
import type { Problem } from './error-summary';

/** The invalid fields of a form, in the order of `labels`. */
export function useFieldProblems<Values extends FormValues, Payload>(
  form: Form<Values, Payload>,
  labels: Partial<Record<Path<Values>, string>>,
): Problem[] {
  const { errors } = useFormState({ control: form.control });
  const fields = Object.keys(labels) as Path<Values>[];
  return fields
    .filter((field) => errors[field] !== undefined)
    .map((field) => ({
      label: labels[field] ?? field,
      onChoose: () => {
        form.setFocus(field);
      },
    }));
}
