import { useMutation } from '@tanstack/react-query';
import { toAppError } from '@/platform/supabase/unwrap';
import { expectSessionEnd } from '@/session/auth-store';
import { connectAuth } from '@/session/session-store';
import { profileToasts } from '../toasts';

async function signOutEverywhere(): Promise<void> {
  const auth = await connectAuth();
  const cancelExpectation = expectSessionEnd();
  try {
    const { error } = await auth.signOut({ scope: 'global' });
    if (error !== null) throw toAppError(error);
  } finally {
    cancelExpectation();
  }
}

/** Ends all sessions of the signed-in user, this one included. */
export function useSignOutEverywhereMutation() {
  return useMutation({
    mutationKey: ['profile', 'sign-out-everywhere'],
    mutationFn: signOutEverywhere,
    meta: {
      successToast: profileToasts.signedOutEverywhere,
      errorToast: profileToasts.signOutFailed,
    },
  });
}
