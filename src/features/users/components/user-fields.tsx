import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { APP_ROLES } from '@contracts/account';
import type { UserFormValues } from '@contracts/user';
import { ROLE_LABELS } from '@/session/role-labels';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field, FieldNote } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';

interface UserFieldsProps {
  form: UseFormReturn<UserFormValues>;
  /** Of somebody who is to be added. */
  isNew?: boolean;
}

/** What is asked of a new user; of one who is there, the address is only shown (specification 2, section 5). */
export function UserFields({ form, isNew = false }: UserFieldsProps) {
  const rolesNoteId = useId();
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
        hint={isNew ? undefined : 'The sign-in address cannot be changed here.'}
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
      <fieldset aria-describedby={errors.roles ? rolesNoteId : undefined}>
        <legend className="pb-2.5 text-ui leading-snug font-semibold">Roles</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3">
          {APP_ROLES.map((role) => (
            <Checkbox key={role} label={ROLE_LABELS[role]} value={role} {...register('roles')} />
          ))}
        </div>
        {errors.roles && (
          <div className="pt-2">
            <FieldNote id={rolesNoteId} error={errors.roles.message} />
          </div>
        )}
      </fieldset>
    </div>
  );
}
