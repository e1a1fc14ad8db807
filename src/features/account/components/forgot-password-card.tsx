import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { forgotPasswordSchema } from '@contracts/account';
import { NEW_PASSWORD_PATH, SIGN_IN_PATH } from '@/session/safe-return-path';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { useRequestPasswordMutation } from '../api/mail-requests';
import { accountToasts } from '../messages';
import { recallEmail, rememberEmail } from '../model/typed-email';
import { FailureAlert } from './failure-alert';
import { MailAgain } from './mail-again';
import { MailSent } from './mail-sent';

/**
 * Asks for a link to choose a new password. What follows is the same whether the address has an
 * account or not.
 */
export function ForgotPasswordCard() {
  const { search } = useLocation();
  const request = useRequestPasswordMutation();
  const [sent, setSent] = useState<{ email: string; coolDown: number } | null>(null);
  const form = useForm({
    resolver: standardSchemaResolver(forgotPasswordSchema),
    defaultValues: { email: recallEmail() },
  });
  const send = (email: string) =>
    request.mutateAsync({ email, leadsTo: NEW_PASSWORD_PATH + search });

  const handleSubmit = form.handleSubmit(async ({ email }) => {
    rememberEmail(email);
    // A failure is told by toast and alert.
    const coolDown = await send(email).catch(() => undefined);
    if (coolDown !== undefined) setSent({ email, coolDown });
  });
  const toLogin = (
    <ButtonLink size="md" variant="quiet" to={SIGN_IN_PATH + search}>
      Back to Login
    </ButtonLink>
  );

  if (sent !== null) {
    return (
      <MailSent
        again={
          <MailAgain
            label="Send the mail again"
            coolDown={sent.coolDown}
            isBusy={request.isPending}
            isSent={false}
            onSend={() => send(sent.email)}
          />
        }
        actions={toLogin}
      >
        <p className="text-muted">
          If <strong className="wrap-anywhere text-fg">{sent.email}</strong> has an account, a mail
          is on its way there. Open the link in it within an hour to choose a new password.
        </p>
      </MailSent>
    );
  }
  return (
    <form
      noValidate
      method="dialog"
      aria-label="Forgot your password?"
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p className="text-muted">
        We send you a link. It signs you in, and you choose a new password.
      </p>
      <FailureAlert error={request.error} textOf={accountToasts.mailFailed} />
      <Field label="Email" error={form.formState.errors.email?.message}>
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
      <Button type="submit" isBusy={request.isPending} busyText="Sending...">
        Send the Link
      </Button>
      <div>{toLogin}</div>
    </form>
  );
}
