import { useFormState } from 'react-hook-form';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Textarea } from '@/shared/ui/textarea';
import { CONTACT_LABELS, type ContactForm } from '../model/contact-fields';

/** Who writes, about what, and the message (specification 1, section 2). */
export function ContactFields({ form }: { form: ContactForm }) {
  const { errors } = useFormState({ control: form.control });
  return (
    <div className="grid gap-x-4 gap-y-4.5 xs:grid-cols-2 xs:*:nth-[1]:col-span-2 xs:*:nth-[n+4]:col-span-2">
      <Field label={CONTACT_LABELS.name} error={errors.name?.message}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="name" />}
      </Field>
      <Field label={CONTACT_LABELS.email} error={errors.email?.message}>
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
      <Field label={CONTACT_LABELS.phone} error={errors.phone?.message}>
        {(control) => (
          <Input {...control} {...form.register('phone')} type="tel" autoComplete="tel" />
        )}
      </Field>
      <Field label={CONTACT_LABELS.subject} error={errors.subject?.message}>
        {(control) => <Input {...control} {...form.register('subject')} autoComplete="off" />}
      </Field>
      <Field label={CONTACT_LABELS.message} error={errors.message?.message}>
        {(control) => <Textarea {...control} {...form.register('message')} className="min-h-40" />}
      </Field>
    </div>
  );
}
