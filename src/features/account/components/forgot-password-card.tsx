import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { forgotPasswordSchema } from '@contracts/account';
import { NEW_PASSWORD_PATH, SIGN_IN_PATH } from '@/session/safe-return-path';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmailInput } from '@/shared/ui/email-input';
import { Field } from '@/shared/ui/field';
import { useRequestPasswordMutation } from '../api/email-requests';
import { accountToasts } from '../toasts';
import { recallEmail, rememberEmail } from '../model/remembered-email';
import { FailureAlert } from './failure-alert';
import { ResendButton } from './resend-button';
import { EmailSent } from './email-sent';
import { useCaptcha } from './use-captcha';

/**
 * Requests a link to choose a new password. The answer is the same whether or not the address has an account,
 * so it doesn't reveal who has one.
 */
export function ForgotPasswordCard() {
  const { search } = useLocation();
  const request = useRequestPasswordMutation();
  const [sent, setSent] = useState<{ email: string; coolDown: number } | null>(null);
  const form = useForm({
    resolver: standardSchemaResolver(forgotPasswordSchema),
    defaultValues: { email: recallEmail() },
  });
  const captcha = useCaptcha('recover');
  const send = async (email: string) => {
    const captchaToken = await captcha.getToken();
    return request.mutateAsync({ email, linkPath: NEW_PASSWORD_PATH + search, captchaToken });
  };

  const handleSubmit = form.handleSubmit(async ({ email }) => {
    rememberEmail(email);
    // The toast and the alert show a failure.
    const coolDown = await send(email).catch(() => undefined);
    if (coolDown !== undefined) setSent({ email, coolDown });
  });
  const toLogin = (
    <ButtonLink size="md" variant="quiet" to={SIGN_IN_PATH + search}>
      Back to Sign In
    </ButtonLink>
  );

  if (sent !== null) {
    return (
      <EmailSent
        resend={
          <>
            <ResendButton
              label="Resend Email"
              cooldown={sent.coolDown}
              isBusy={request.isPending}
              isSent={false}
              onSend={() => send(sent.email)}
            />
            {captcha.challenge}
          </>
        }
        actions={toLogin}
      >
        <p className="text-muted">
          If <strong className="wrap-anywhere text-fg">{sent.email}</strong> has an account, we’ll
          send it an email. Open the link within an hour to choose a new password.
        </p>
      </EmailSent>
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
        We’ll send you a link that signs you in. Then you can choose a new password.
      </p>
      <FailureAlert error={request.error} textOf={accountToasts.emailFailed} />
      <Field label="Email" error={form.formState.errors.email?.message}>
        {(control) => (
          <EmailInput {...control} {...form.register('email')} autoComplete="username" />
        )}
      </Field>
      {captcha.challenge}
      <Button type="submit" isBusy={request.isPending} busyText="Sending...">
        Send Link
      </Button>
      <div>{toLogin}</div>
    </form>
  );
}
