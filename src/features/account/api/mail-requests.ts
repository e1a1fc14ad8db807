import { useMutation } from '@tanstack/react-query';
import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';
import { accountToasts, EMAIL_COOLDOWN_SECONDS } from '../messages';
import { secondsToWait } from '../model/seconds-to-wait';

/** Whom to mail, and which page of this site the mail's link leads to. */
interface MailRequest {
  email: string;
  leadsTo: string;
}

/**
 * Asks for the verification mail again. An address without an account, or with a verified one, is
 * answered the same and gets nothing.
 *
 * @returns seconds until the next mail may be asked for: also when the last one is too recent.
 */
async function resendVerification({ email, leadsTo }: MailRequest): Promise<number> {
  const auth = await connectAuth();
  const { error } = await auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: window.location.origin + leadsTo },
  });
  return coolDownAfter(error);
}

/** Asks for a link to choose a new password; answers as {@link resendVerification} does. */
async function requestPassword({ email, leadsTo }: MailRequest): Promise<number> {
  const auth = await connectAuth();
  const { error } = await auth.resetPasswordForEmail(email, {
    redirectTo: window.location.origin + leadsTo,
  });
  return coolDownAfter(error);
}

function coolDownAfter(error: Error | null): number {
  if (error === null) return EMAIL_COOLDOWN_SECONDS;
  const failure = toAppError(error);
  const wait = secondsToWait(failure);
  // A mail has just gone there: that is what was asked for.
  if (wait !== undefined) return wait;
  throw failure;
}

export function useResendVerificationMutation() {
  return useMutation({
    mutationKey: ['account', 'resend-verification'],
    mutationFn: resendVerification,
    meta: { errorToast: accountToasts.emailFailed },
  });
}

export function useRequestPasswordMutation() {
  return useMutation({
    mutationKey: ['account', 'request-password'],
    mutationFn: requestPassword,
    meta: { errorToast: accountToasts.emailFailed },
  });
}
