import type { UseFormReturn } from 'react-hook-form';
import type { UserFormValues } from '@contracts/user';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { RolesField } from './roles-field';

interface UserFieldsProps {
  form: UseFormReturn<UserFormValues>;
  /** True if the form invites a new user. */
  isNew?: boolean;
}

/** The fields of a user. The email address of an existing user is read-only. */
export function UserFields({ form, isNew = false }: UserFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-4.5 sm:grid-cols-2 sm:*:nth-3:col-span-full sm:*:last:col-span-full">
      <Field label="First name" error={errors.first_name?.message}>
        {(control) => <Input {...control} {...register('first_name')} autoComplete="off" />}
      </Field>
      <Field label="Last name" error={errors.last_name?.message}>
        {(control) => <Input {...control} {...register('last_name')} autoComplete="off" />}
      </Field>
      <Field
        label="Email"
        hint={isNew ? undefined : 'The sign-in email can’t be changed here.'}
        error={errors.email?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            readOnly={!isNew}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Phone" isOptional error={errors.phone?.message}>
        {(control) => <Input {...control} {...register('phone')} type="tel" autoComplete="off" />}
      </Field>
      <Field label="Company" isOptional error={errors.company_name?.message}>
        {(control) => <Input {...control} {...register('company_name')} autoComplete="off" />}
      </Field>
      <RolesField form={form} />
    </div>
  );
}
