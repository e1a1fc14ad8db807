import { useMutation } from '@tanstack/react-query';
import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';
import { accountToasts, EMAIL_COOLDOWN_SECONDS } from '../toasts';
import type { CaptchaToken } from '../model/captcha-token';
import { secondsToWait } from '../model/seconds-to-wait';

/** The address to send to, and the path on this site that the email's link opens. */
interface EmailRequest extends CaptchaToken {
  email: string;
  linkPath: string;
}

/**
 * Resends the verification email. An unknown or already verified address gets the same response and
 * no email.
 *
 * @returns seconds until the next email can be requested, even if the last one was too recent to send
 * another.
 */
async function resendVerification({
  email,
  linkPath,
  captchaToken,
}: EmailRequest): Promise<number> {
  const auth = await connectAuth();
  const { error } = await auth.resend({
    type: 'signup',
    email,
    options: {
      emailRedirectTo: window.location.origin + linkPath,
      ...(captchaToken !== undefined && { captchaToken }),
    },
  });
  return coolDownAfter(error);
}

/** Requests a link for choosing a new password. Responds like {@link resendVerification}. */
async function requestPassword({ email, linkPath, captchaToken }: EmailRequest): Promise<number> {
  const auth = await connectAuth();
  const { error } = await auth.resetPasswordForEmail(email, {
    redirectTo: window.location.origin + linkPath,
    ...(captchaToken !== undefined && { captchaToken }),
  });
  return coolDownAfter(error);
}

function coolDownAfter(error: Error | null): number {
  if (error === null) return EMAIL_COOLDOWN_SECONDS;
  const failure = toAppError(error);
  const wait = secondsToWait(failure);
  // An email went to this address moments ago, so the user already has what they asked for.
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
