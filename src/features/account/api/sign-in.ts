import { useMutation } from '@tanstack/react-query';
import type { SignInValues } from '@contracts/account';
import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';
import { accountToasts } from '../toasts';
import type { CaptchaToken } from '../model/captcha-token';

async function signIn({
  email,
  password,
  captchaToken,
}: SignInValues & CaptchaToken): Promise<void> {
  const auth = await connectAuth();
  const { error } = await auth.signInWithPassword({
    email,
    password,
    ...(captchaToken !== undefined && { options: { captchaToken } }),
  });
  if (error !== null) throw toAppError(error);
}

/** Signs in with a password. The session store picks up the new session. */
export function useSignInMutation() {
  return useMutation({
    mutationKey: ['account', 'sign-in'],
    mutationFn: signIn,
    meta: { errorToast: accountToasts.signInFailed },
  });
}
