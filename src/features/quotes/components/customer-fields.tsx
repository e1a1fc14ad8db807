import { memo } from 'react';
import { useFormState } from 'react-hook-form';
import { ContactFields } from '@/shared/forms/contact-fields';
import { FieldGroup } from '@/shared/forms/field-group';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Textarea } from '@/shared/ui/textarea';
import { QUOTE_LABELS, type QuoteForm } from '../model/quote-fields';

/** The customer's contact details, PO number and notes. */
export const CustomerFields = memo(function CustomerFields({ form }: { form: QuoteForm }) {
  const { errors } = useFormState({ control: form.control });
  const contactField = (name: 'customer_name' | 'email' | 'phone') => ({
    label: QUOTE_LABELS[name],
    error: errors[name]?.message,
    registration: form.register(name),
  });
  return (
    <FieldGroup legend="How do we reach you?">
      <ContactFields
        name={contactField('customer_name')}
        email={contactField('email')}
        phone={contactField('phone')}
      />
      <Field label={QUOTE_LABELS.po_number} isOptional error={errors.po_number?.message}>
        {(control) => <Input {...control} {...form.register('po_number')} autoComplete="off" />}
      </Field>
      <Field
        label={QUOTE_LABELS.notes}
        isOptional
        hint="Crane or dock, site access, lifting points."
        error={errors.notes?.message}
      >
        {(control) => <Textarea {...control} {...form.register('notes')} className="min-h-22" />}
      </Field>
    </FieldGroup>
  );
});
