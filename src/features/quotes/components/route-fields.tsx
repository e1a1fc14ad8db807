import { useFormState } from 'react-hook-form';
import { FieldGroup } from '@/shared/forms/field-group';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { QUOTE_LABELS, type QuoteForm } from '../model/quote-fields';

/** Origin and destination. */
export function RouteFields({ form }: { form: QuoteForm }) {
  const { errors } = useFormState({ control: form.control });
  return (
    <FieldGroup legend="The route">
      <div className="grid gap-x-4 gap-y-4.5 xs:grid-cols-2">
        <Field label={QUOTE_LABELS.origin} error={errors.origin?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('origin')}
              placeholder="City, state"
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={QUOTE_LABELS.destination} error={errors.destination?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('destination')}
              placeholder="City, state"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
    </FieldGroup>
  );
}
