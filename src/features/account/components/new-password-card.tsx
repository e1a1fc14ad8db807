import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { newPasswordSchema, PASSWORD_MIN } from '@contracts/account';
import { isAppError } from '@/shared/lib/app-error';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { PasswordStrengthHint } from '@/shared/ui/password-strength';
import { useSetPasswordMutation } from '../api/set-password';
import { accountToasts, PASSWORD_TEXTS, type PasswordPurpose } from '../toasts';
import { FailureAlert } from './failure-alert';

/** Auth error codes about the password itself. */
const ABOUT_PASSWORD = ['weak_password', 'same_password'];

interface NewPasswordCardProps {
  /** Whose password it is. */
  email: string;
  purpose: PasswordPurpose;
  /** Content above the field. */
  children: ReactNode;
  onDone: () => void;
}

/** Sets a password after a link from our email has signed the user in. */
export function NewPasswordCard({ email, purpose, children, onDone }: NewPasswordCardProps) {
  const texts = PASSWORD_TEXTS[purpose];
  const setPassword = useSetPasswordMutation(texts.done);
  const form = useForm({
    resolver: standardSchemaResolver(newPasswordSchema),
    defaultValues: { password: '' },
  });
  const password = useWatch({ control: form.control, name: 'password' });

  const handleSubmit = form.handleSubmit((values) => {
    if (setPassword.isPending) return;
    setPassword.mutate(values, {
      onSuccess: onDone,
      onError: (error) => {
        if (isAppError(error) && ABOUT_PASSWORD.includes(error.code ?? '')) {
          form.setError('password', { message: error.message }, { shouldFocus: true });
        }
      },
    });
  });

  return (
    <form
      noValidate
      method="dialog"
      aria-label={texts.form}
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit(event)}
    >
      {children}
      <FailureAlert error={setPassword.error} textOf={accountToasts.passwordFailed} />
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <Field
        label={texts.field}
        hint={<PasswordStrengthHint password={password} min={PASSWORD_MIN} known={[email]} />}
        error={form.formState.errors.password?.message}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </Field>
      <Button type="submit" isBusy={setPassword.isPending} busyText="Saving...">
        {texts.submit}
      </Button>
    </form>
  );
}
