import { useMutation } from '@tanstack/react-query';
import type { SignUpValues } from '@contracts/account';
import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';
import { accountToasts } from '../messages';

/** Auth's codes for "this address has an account". */
const TAKEN = ['user_already_exists', 'email_exists'];

async function signUp({ email, password, ...person }: SignUpValues): Promise<void> {
  const auth = await connectAuth();
  const { error } = await auth.signUp({
    email,
    password,
    options: { data: person, emailRedirectTo: `${window.location.origin}/` },
  });
  // A stranger must not learn who has an account: a taken address looks like a new one. Supabase
  // answers so by itself where addresses are verified, and says "taken" where they are not.
  if (error !== null && !TAKEN.includes(error.code ?? '')) throw toAppError(error);
}

/** Registers an account; the mail it sends leads back to the site root. */
export function useSignUpMutation() {
  return useMutation({
    mutationKey: ['account', 'sign-up'],
    mutationFn: signUp,
    meta: { successToast: accountToasts.signedUp, errorToast: accountToasts.signUpFailed },
  });
}
