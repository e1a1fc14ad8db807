import { useFormState } from 'react-hook-form';
import { DIMENSIONS } from '@contracts/size';
import { FieldGroup } from '@/shared/forms/field-group';
import { LengthField } from '@/shared/forms/length-field';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { QUOTE_LABELS, type QuoteForm } from '../model/quote-fields';
import { LoadPreviewInline } from './load-preview';

/** The equipment and the load's dimensions. */
export function LoadFields({ form }: { form: QuoteForm }) {
  const { errors } = useFormState({ control: form.control });
  return (
    <FieldGroup legend="The load">
      <Field label={QUOTE_LABELS.equipment} error={errors.equipment?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('equipment')}
            placeholder="Lowboy, RGN, Step Deck"
            autoComplete="off"
          />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-3">
        {DIMENSIONS.map((name) => (
          <LengthField
            key={name}
            label={QUOTE_LABELS[name]}
            form={form}
            name={name}
            error={errors[name]?.message}
          />
        ))}
      </div>
      <p className="text-sm text-subtle">
        Measure the widest, longest and tallest points. You can type 12′4″, 148 in or 3.76 m.
      </p>
      <LoadPreviewInline form={form} />
    </FieldGroup>
  );
}
