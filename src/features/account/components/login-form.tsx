import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { accountToasts } from '../messages';
import { FailureAlert } from './failure-alert';
import { PasswordInput } from '@/shared/ui/password-input';
import type { useLogin } from './use-login';

/** Signing in with mail address and password. */
export function LoginForm({ form, handleSubmit, error, isBusy }: ReturnType<typeof useLogin>) {
  const { errors } = form.formState;
  return (
    <form
      noValidate
      method="dialog"
      aria-label="Login"
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <FailureAlert error={error} textOf={accountToasts.signInFailed} />
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
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
      <Button type="submit" isBusy={isBusy} busyText="Signing in...">
        Sign In
      </Button>
    </form>
  );
}
