import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { PASSWORD_MIN } from '@contracts/account';
import { passwordFormSchema } from '@contracts/profile';
import { isAppError } from '@/shared/lib/app-error';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { useChangePasswordMutation } from '../api/change-password';
import { profileToasts, failureReason } from '../messages';
import { ChangeFailure } from './change-failure';

const EMPTY = { current: '', next: '' };
/** The field each Auth error code belongs to. */
const FIELD_OF: Record<string, keyof typeof EMPTY> = {
  invalid_credentials: 'current',
  same_password: 'next',
  weak_password: 'next',
};

/** Changes the password. Requires the current one, so that an unattended browser isn't enough. */
export function PasswordForm({ email }: { email: string }) {
  const change = useChangePasswordMutation(email);
  const form = useForm({
    resolver: standardSchemaResolver(passwordFormSchema),
    defaultValues: EMPTY,
  });
  const { errors } = form.formState;
  const isUnderField = isAppError(change.error) && (change.error.code ?? '') in FIELD_OF;

  const handleSubmit = form.handleSubmit((values) => {
    if (change.isPending) return;
    change.mutate(values, {
      onSuccess: () => {
        form.reset(EMPTY);
      },
      onError: (error) => {
        const field = isAppError(error) ? FIELD_OF[error.code ?? ''] : undefined;
        const message = failureReason(error);
        if (field === undefined || message === undefined) return;
        form.setError(field, { message }, { shouldFocus: true });
      },
    });
  });

  return (
    <form
      noValidate
      method="dialog"
      aria-labelledby="password"
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit(event)}
    >
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Current password" error={errors.current?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('current')}
              autoComplete="current-password"
            />
          )}
        </Field>
        <Field
          label="New password"
          hint={`At least ${String(PASSWORD_MIN)} characters. Three or four words are harder to guess than one word with symbols.`}
          error={errors.next?.message}
        >
          {(control) => (
            <PasswordInput {...control} {...form.register('next')} autoComplete="new-password" />
          )}
        </Field>
      </div>
      {!isUnderField && (
        <ChangeFailure error={change.error} textOf={profileToasts.passwordFailed} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="outline" isBusy={change.isPending} busyText="Changing...">
          Change Password
        </Button>
        <p className="text-sm text-subtle">This signs you out on other devices.</p>
      </div>
    </form>
  );
}
