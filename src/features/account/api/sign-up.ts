import { useMutation } from '@tanstack/react-query';
import type { SignUpValues } from '@contracts/account';
import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';
import { accountToasts } from '../messages';
import { secondsToWait } from '../model/seconds-to-wait';

/** Auth's codes for "this address has an account". */
const TAKEN = ['user_already_exists', 'email_exists'];

interface Registration extends SignUpValues {
  /** The page of this site the mail's link leads to. */
  leadsTo: string;
}

async function signUp({ email, password, leadsTo, ...person }: Registration): Promise<void> {
  const auth = await connectAuth();
  const { error } = await auth.signUp({
    email,
    password,
    options: { data: person, emailRedirectTo: window.location.origin + leadsTo },
  });
  // A stranger must not learn who has an account: a taken address looks like a new one. Supabase
  // answers so by itself where addresses are verified, and says "taken" where they are not.
  if (error === null || TAKEN.includes(error.code ?? '')) return;
  const failure = toAppError(error);
  // Registered a moment ago and not verified yet: the mail is there, or on its way.
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
