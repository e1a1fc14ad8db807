import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { emailFormSchema } from '@contracts/profile';
import { Button } from '@/shared/ui/button';
import { EmailInput } from '@/shared/ui/email-input';
import { Field } from '@/shared/ui/field';
import { accountQueryOptions } from '../api/account';
import { useChangeEmailMutation } from '../api/change-email';
import { profileToasts } from '../toasts';
import { ChangeFailure } from './change-failure';
import { PendingEmail } from './pending-email';

interface EmailFormProps {
  userId: string;
  /** The current address, from the session. */
  email: string;
}

/** Changes the sign-in address. Both the old and the new address must confirm. */
export function EmailForm({ userId, email }: EmailFormProps) {
  const { data: account } = useQuery(accountQueryOptions(userId));
  const change = useChangeEmailMutation(userId);
  const form = useForm({
    resolver: standardSchemaResolver(emailFormSchema),
    defaultValues: { email: '' },
  });
  const current = account?.email ?? email;
  const handleSubmit = form.handleSubmit(({ email: wanted }) => {
    if (change.isPending) return;
    if (wanted.toLowerCase() === current.toLowerCase()) {
      form.setError(
        'email',
        { message: 'This is already your email address.' },
        { shouldFocus: true },
      );
      return;
    }
    change.mutate(wanted, {
      onSuccess: () => {
        form.reset();
      },
    });
  });

  return (
    <form
      noValidate
      method="dialog"
      aria-labelledby="email"
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p className="text-muted">
        You sign in with <strong className="font-semibold wrap-anywhere text-fg">{current}</strong>.
        To change it, open the links we send to your old and your new address. Until you open both,
        nothing changes.
      </p>
      {account?.pendingEmail && (
        <PendingEmail userId={userId} current={current} pending={account.pendingEmail} />
      )}
      <Field label="New email" error={form.formState.errors.email?.message}>
        {(control) => (
          <EmailInput
            {...control}
            {...form.register('email')}

            className="sm:max-w-[calc(50%-0.5625rem)]"
          />
        )}
      </Field>
      <ChangeFailure error={change.error} textOf={profileToasts.emailFailed} />
      <Button
        type="submit"
        variant="outline"
        isBusy={change.isPending}
        busyText="Sending..."
        className="justify-self-start"
      >
        Send Links
      </Button>
    </form>
  );
}
