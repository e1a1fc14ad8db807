import { memo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { FieldGroup } from '@/shared/forms/field-group';
import { PlaceField } from '@/shared/places/place-field';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { DateInput } from '@/shared/ui/date-input';
import { datesNote } from '../model/missing-notes';
import { QUOTE_LABELS, type QuoteForm } from '../model/quote-fields';

/** Origin, destination and dates. */
export const RouteFields = memo(function RouteFields({ form }: { form: QuoteForm }) {
  const { errors } = useFormState({ control: form.control });
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
        <DateFields form={form} />
      </div>
      <Checkbox {...form.register('are_dates_flexible')} label="My dates are flexible" />
    </FieldGroup>
  );
});

/** The dates. They watch the route on their own, so that typing a place doesn't render it again. */
function DateFields({ form }: { form: QuoteForm }) {
  const { errors } = useFormState({ control: form.control });
  const [origin, destination, ready_on, deliver_by, are_dates_flexible] = useWatch({
    control: form.control,
    name: ['origin', 'destination', 'ready_on', 'deliver_by', 'are_dates_flexible'],
  });
  const note = datesNote({ origin, destination, ready_on, deliver_by, are_dates_flexible });
  return (['ready_on', 'deliver_by'] as const).map((name) => (
    <Field
      key={name}
      label={QUOTE_LABELS[name]}
      isOptional
      hint={name === 'ready_on' ? note : undefined}
      error={errors[name]?.message}
    >
      {(control) => (
        <DateInput {...control} {...form.register(name, { deps: ['ready_on', 'deliver_by'] })} />
      )}
    </Field>
  ));
}
