import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { PASSWORD_MIN } from '@contracts/account';
import { passwordFormSchema } from '@contracts/profile';
import { isAppError } from '@/shared/lib/app-error';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { useChangePasswordMutation } from '../api/change-password';
import { profileToasts, failureReason } from '../toasts';
import { ChangeFailure } from './change-failure';
import { OwnCodeField, useOwnCode } from './own-code';

const EMPTY = { current: '', next: '' };
/** The field each Auth error code belongs to. */
const FIELD_OF: Record<string, keyof typeof EMPTY> = {
  invalid_credentials: 'current',
  same_password: 'next',
  weak_password: 'next',
};

/** The code was wrong; its field shows it. */
const WRONG_CODE = 'mfa_verification_failed';

/** Changes the password. Requires the current one, so that an unattended browser isn't enough. */
export function PasswordForm({ userId, email }: { userId: string; email: string }) {
  const ownCode = useOwnCode(userId);
  const change = useChangePasswordMutation(email);
  const form = useForm({
    resolver: standardSchemaResolver(passwordFormSchema),
    defaultValues: EMPTY,
  });
  const { errors } = form.formState;
  const isUnderField =
    isAppError(change.error) &&
    [WRONG_CODE, ...Object.keys(FIELD_OF)].includes(change.error.code ?? '');

  const handleSubmit = form.handleSubmit((values) => {
    if (change.isPending || !ownCode.check()) return;
    change.mutate(
      { ...values, code: ownCode.code },
      {
        onSuccess: () => {
          form.reset(EMPTY);
          ownCode.setCode('');
        },
        onError: (error) => {
          const field = isAppError(error) ? FIELD_OF[error.code ?? ''] : undefined;
          const message = failureReason(error);
          if (isAppError(error) && error.code === WRONG_CODE) ownCode.refuse(message ?? '');
          if (field === undefined || message === undefined) return;
          form.setError(field, { message }, { shouldFocus: true });
        },
      },
    );
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
      <OwnCodeField {...ownCode} />
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
