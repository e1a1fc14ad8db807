import { useFormState } from 'react-hook-form';
import { EmailInput } from '@/shared/ui/email-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { APPLICATION_LABELS, type ApplicationForm } from '../model/application-fields';

/** The applicant's name and contact details. */
export function PersonFields({ form }: { form: ApplicationForm }) {
  const { errors } = useFormState({ control: form.control });
  return (
    <>
      <Field
        label={APPLICATION_LABELS.first_name}
        error={errors.first_name?.message}
        className="xs:col-span-3"
      >
        {(control) => (
          <Input {...control} {...form.register('first_name')} autoComplete="given-name" />
        )}
      </Field>
      <Field
        label={APPLICATION_LABELS.last_name}
        error={errors.last_name?.message}
        className="xs:col-span-3"
      >
        {(control) => (
          <Input {...control} {...form.register('last_name')} autoComplete="family-name" />
        )}
      </Field>
      <Field
        label={APPLICATION_LABELS.email}
        error={errors.email?.message}
        className="xs:col-span-3"
      >
        {(control) => <EmailInput {...control} {...form.register('email')} />}
      </Field>
      <Field
        label={APPLICATION_LABELS.phone}
        error={errors.phone?.message}
        className="xs:col-span-3"
      >
        {(control) => (
          <Input {...control} {...form.register('phone')} type="tel" autoComplete="tel" />
        )}
      </Field>
    </>
  );
}
