import { useMutation } from '@tanstack/react-query';
import type { SignUpValues } from '@contracts/account';
import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';
import { accountToasts } from '../toasts';
import type { CaptchaToken } from '../model/captcha-token';
import { secondsToWait } from '../model/seconds-to-wait';

/** Auth's codes for "this address has an account". */
const TAKEN = ['user_already_exists', 'email_exists'];

interface Registration extends SignUpValues, CaptchaToken {
  /** Path on this site that the email's link opens. */
  linkPath: string;
}

async function signUp(registration: Registration): Promise<void> {
  const { email, password, linkPath, captchaToken, ...person } = registration;
  const auth = await connectAuth();
  const { error } = await auth.signUp({
    email,
    password,
    options: {
      data: person,
      emailRedirectTo: window.location.origin + linkPath,
      ...(captchaToken !== undefined && { captchaToken }),
    },
  });
  // Don't reveal who has an account: a taken address gets the same response as a new one. Auth
  // hides it only if the project verifies addresses; otherwise it returns one of these codes.
  if (error === null || TAKEN.includes(error.code ?? '')) return;
  const failure = toAppError(error);
  // Rate-limited because this address just signed up: its verification email was already sent.
  if (secondsToWait(failure) === undefined) throw failure;
}

/**
 * Registers an account. The link in the confirmation email opens the home page, or the page that
 * required signing in.
 */
export function useSignUpMutation() {
  return useMutation({
    mutationKey: ['account', 'sign-up'],
    mutationFn: signUp,
    meta: { successToast: accountToasts.signedUp, errorToast: accountToasts.signUpFailed },
  });
}
