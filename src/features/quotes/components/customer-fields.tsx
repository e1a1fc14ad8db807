import { useFormState } from 'react-hook-form';
import { ContactFields } from '@/shared/forms/contact-fields';
import { FieldGroup } from '@/shared/forms/field-group';
import { Field } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/textarea';
import { QUOTE_LABELS, type QuoteForm } from '../model/quote-fields';

/** The customer's contact details and notes. */
export function CustomerFields({ form }: { form: QuoteForm }) {
  const { errors } = useFormState({ control: form.control });
  const contactField = (name: 'customer_name' | 'email' | 'phone') => ({
    label: QUOTE_LABELS[name],
    error: errors[name]?.message,
    registration: form.register(name),
  });
  return (
    <FieldGroup legend="Your contact details">
      <ContactFields
        name={contactField('customer_name')}
        email={contactField('email')}
        phone={contactField('phone')}
      />
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
