import { useFormState } from 'react-hook-form';
import { FieldGroup } from '@/shared/forms/field-group';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Textarea } from '@/shared/ui/textarea';
import { QUOTE_LABELS, type QuoteForm } from '../model/quote-fields';

/** Who is asking, and anything else worth knowing. */
export function ContactFields({ form }: { form: QuoteForm }) {
  const { errors } = useFormState({ control: form.control });
  return (
    <FieldGroup legend="You">
      <Field label={QUOTE_LABELS.customer_name} error={errors.customer_name?.message}>
        {(control) => (
          <Input {...control} {...form.register('customer_name')} autoComplete="name" />
        )}
      </Field>
      <div className="grid gap-x-4 gap-y-4.5 xs:grid-cols-2">
        <Field label={QUOTE_LABELS.email} error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={QUOTE_LABELS.phone} error={errors.phone?.message}>
          {(control) => (
            <Input {...control} {...form.register('phone')} type="tel" autoComplete="tel" />
          )}
        </Field>
      </div>
      <Field
        label={QUOTE_LABELS.notes}
        isOptional
        hint="Weight, pickup conditions, dates."
        error={errors.notes?.message}
      >
        {(control) => <Textarea {...control} {...form.register('notes')} className="min-h-22" />}
      </Field>
    </FieldGroup>
  );
}
