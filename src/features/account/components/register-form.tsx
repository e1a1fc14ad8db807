import { useWatch } from 'react-hook-form';
import { PASSWORD_MIN } from '@contracts/account';
import { Button } from '@/shared/ui/button';
import { EmailInput } from '@/shared/ui/email-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { PasswordInput } from '@/shared/ui/password-input';
import { PasswordStrengthHint } from '@/shared/ui/password-strength';
import { RadioSegment } from '@/shared/ui/radio-segment';
import { accountToasts } from '../toasts';
import { ROLE_HINT, ROLE_OPTIONS } from '../model/role-options';
import { FailureAlert } from './failure-alert';
import type { useRegistration } from './use-registration';

type RegisterFormProps = Pick<
  ReturnType<typeof useRegistration>,
  'form' | 'handleSubmit' | 'error' | 'isBusy' | 'challenge'
>;

/** Registers a broker, carrier, pilot car operator or shipper. */
export function RegisterForm(props: RegisterFormProps) {
  const { form, handleSubmit, error, isBusy, challenge } = props;
  const { register, formState } = form;
  const { errors } = formState;
  const [password, ...known] = useWatch({
    control: form.control,
    name: ['password', 'email', 'first_name', 'last_name'],
  });
  return (
    <form
      noValidate
      method="dialog"
      aria-label="Register"
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p className="text-muted">Register to request quotes and track shipments.</p>
      <FailureAlert error={error} textOf={accountToasts.signUpFailed} />
      <div className="grid gap-4.5 xs:grid-cols-2 xs:gap-4">
        <Field label="First name" error={errors.first_name?.message}>
          {(control) => (
            <Input {...control} {...register('first_name')} autoComplete="given-name" />
          )}
        </Field>
        <Field label="Last name" error={errors.last_name?.message}>
          {(control) => (
            <Input {...control} {...register('last_name')} autoComplete="family-name" />
          )}
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        {(control) => <EmailInput {...control} {...register('email')} />}
      </Field>
      <Field
        label="Password"
        hint={<PasswordStrengthHint password={password} min={PASSWORD_MIN} known={known} />}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
      <RadioSegment
        legend="Role"
        options={ROLE_OPTIONS}
        hint={ROLE_HINT}
        error={errors.role?.message}
        {...register('role')}
      />
      {challenge}
      <Button type="submit" isBusy={isBusy} busyText="Creating account...">
        Create Account
      </Button>
    </form>
  );
}
