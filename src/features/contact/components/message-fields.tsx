import { useFormState } from 'react-hook-form';
import { ContactFields } from '@/shared/forms/contact-fields';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Textarea } from '@/shared/ui/textarea';
import { CONTACT_LABELS, type ContactForm } from '../model/contact-fields';

/** The sender's contact details, the subject and the message. */
export function MessageFields({ form }: { form: ContactForm }) {
  const { errors } = useFormState({ control: form.control });
  const contactField = (name: 'name' | 'email' | 'phone') => ({
    label: CONTACT_LABELS[name],
    error: errors[name]?.message,
    registration: form.register(name),
  });
  return (
    <div className="grid gap-4.5">
      <ContactFields
        name={contactField('name')}
        email={contactField('email')}
        phone={contactField('phone')}
      />
      <Field label={CONTACT_LABELS.subject} error={errors.subject?.message}>
        {(control) => <Input {...control} {...form.register('subject')} autoComplete="off" />}
      </Field>
      <Field label={CONTACT_LABELS.message} error={errors.message?.message}>
        {(control) => <Textarea {...control} {...form.register('message')} className="min-h-40" />}
      </Field>
    </div>
  );
}
