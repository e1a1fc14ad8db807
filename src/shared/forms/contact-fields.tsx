import type { UseFormRegisterReturn } from 'react-hook-form';
import { EmailInput } from '@/shared/ui/email-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';

interface ContactField {
  label: string;
  error: string | undefined;
  /** The form's `register` of the field. */
  registration: UseFormRegisterReturn;
}

interface ContactFieldsProps {
  name: ContactField;
  email: ContactField;
  phone: ContactField;
}

/** Name, email and phone: who is filling in a public form, and how to reach them. */
export function ContactFields({ name, email, phone }: ContactFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-4.5 xs:grid-cols-2">
      <Field label={name.label} error={name.error} className="xs:col-span-2">
        {(control) => <Input {...control} {...name.registration} autoComplete="name" />}
      </Field>
      <Field label={email.label} error={email.error}>
        {(control) => <EmailInput {...control} {...email.registration} />}
      </Field>
      <Field label={phone.label} error={phone.error}>
        {(control) => <Input {...control} {...phone.registration} type="tel" autoComplete="tel" />}
      </Field>
    </div>
  );
}
