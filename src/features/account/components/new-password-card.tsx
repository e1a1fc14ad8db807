import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { newPasswordSchema, PASSWORD_MIN } from '@contracts/account';
import { isAppError } from '@/shared/lib/app-error';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { PasswordStrengthHint } from '@/shared/ui/password-strength';
import { useSetPasswordMutation } from '../api/set-password';
import { accountToasts } from '../messages';
import { FailureAlert } from './failure-alert';

/** Refusals that are about the password itself. */
const ABOUT_PASSWORD = ['weak_password', 'same_password'];

interface NewPasswordCardProps {
  /** Whose password it is. */
  email: string;
  onDone: () => void;
}

/** Chooses the new password, after a link from our mail has signed somebody in. */
export function NewPasswordCard({ email, onDone }: NewPasswordCardProps) {
  const setPassword = useSetPasswordMutation();
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
      aria-label="Choose a new password"
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p className="text-muted">
        For <strong className="wrap-anywhere text-fg">{email}</strong>. Other devices are signed
        out.
      </p>
      <FailureAlert error={setPassword.error} textOf={accountToasts.passwordFailed} />
      {/* For password managers: whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <Field
        label="New password"
        hint={<PasswordStrengthHint password={password} min={PASSWORD_MIN} known={[email]} />}
        error={form.formState.errors.password?.message}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </Field>
      <Button type="submit" isBusy={setPassword.isPending} busyText="Saving...">
        Set New Password
      </Button>
    </form>
  );
}
