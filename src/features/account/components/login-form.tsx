import { Link, useLocation } from 'react-router-dom';
import { FORGOT_PASSWORD_PATH } from '@/session/safe-return-path';
import { isAppError } from '@/shared/lib/app-error';
import { Button } from '@/shared/ui/button';
import { EmailInput } from '@/shared/ui/email-input';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { accountToasts } from '../toasts';
import { FailureAlert } from './failure-alert';
import { rememberEmail } from '../model/remembered-email';
import { ResendVerification } from './resend-verification';
import type { useLogin } from './use-login';

/** Signs in with email address and password. */
export function LoginForm({
  form,
  handleSubmit,
  error,
  isBusy,
  challenge,
  triedEmail,
}: ReturnType<typeof useLogin>) {
  const { errors } = form.formState;
  const { search } = useLocation();
  const isUnverified = isAppError(error) && error.code === 'email_not_confirmed';
  return (
    <form
      noValidate
      method="dialog"
      aria-label="Login"
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <FailureAlert
        error={error}
        textOf={accountToasts.signInFailed}
        actions={
          isUnverified ? <ResendVerification key={triedEmail} email={triedEmail} /> : undefined
        }
      />
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <EmailInput {...control} {...form.register('email')} autoComplete="username" />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
          />
        )}
      </Field>
      <p className="-mt-2 text-right text-sm">
        <Link
          to={{ pathname: FORGOT_PASSWORD_PATH, search }}
          className="link inline-block py-1"
          onClick={() => {
            rememberEmail(form.getValues('email'));
          }}
        >
          Forgot your password?
        </Link>
      </p>
      {challenge}
      <Button type="submit" isBusy={isBusy} busyText="Signing in...">
        Sign In
      </Button>
    </form>
  );
}
