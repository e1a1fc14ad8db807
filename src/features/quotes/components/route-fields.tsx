import { memo } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldGroup } from '@/shared/forms/field-group';
import { PlaceField } from '@/shared/places/place-field';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { QUOTE_LABELS, type QuoteForm } from '../model/quote-fields';

/** Origin, destination and dates. */
export const RouteFields = memo(function RouteFields({ form }: { form: QuoteForm }) {
  const { errors } = useFormState({ control: form.control });
  // The checkbox decides whether the ready date is required.
  const flexible = form.register('are_dates_flexible', { deps: ['ready_on'] });
  return (
    <FieldGroup legend="Route and dates">
      <div className="grid gap-x-4 gap-y-4.5 xs:grid-cols-2">
        {(['origin', 'destination'] as const).map((name) => (
          <PlaceField
            key={name}
            form={form}
            name={name}
            label={QUOTE_LABELS[name]}
            error={errors[name]?.message}
          />
        ))}
        {(['ready_on', 'deliver_by'] as const).map((name) => (
          <Field
            key={name}
            label={QUOTE_LABELS[name]}
            isOptional={name === 'deliver_by'}
            error={errors[name]?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register(name, { deps: ['ready_on', 'deliver_by'] })}
                type="date"
              />
            )}
          </Field>
        ))}
      </div>
      <Checkbox {...flexible} label="My dates are flexible" />
    </FieldGroup>
  );
});
