import { useMutation } from '@tanstack/react-query';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { toAppError, unwrap } from '@/platform/supabase/unwrap';
import { expectSessionEnd } from '@/session/auth-store';
import { connectAuth } from '@/session/session-store';
import { logError } from '@/shared/lib/log';
import { profileToasts } from '../toasts';
import { confirmPassword, type Proof } from './confirm-password';

async function deleteAccount(email: string, proof: Proof): Promise<void> {
  await confirmPassword(email, proof);
  const supabase = await loadSupabase();
  // Another tab may notice the deletion first and end the session in both.
  const cancelExpectation = expectSessionEnd();
  try {
    unwrap(await supabase.rpc('delete_my_account'));
  } catch (error) {
    cancelExpectation();
    throw error;
  }
}

/**
 * Deletes the signed-in user's account. The session stays in the browser until {@link
 * forgetSession}.
 */
export function useDeleteAccountMutation(email: string) {
  return useMutation({
    mutationKey: ['profile', 'delete'],
    mutationFn: (proof: Proof) => deleteAccount(email, proof),
    meta: { successToast: profileToasts.accountDeleted, errorToast: profileToasts.deleteFailed },
  });
}

/** Removes a deleted account's session from the browser; the server has already deleted it. */
export async function forgetSession(): Promise<void> {
  try {
    const auth = await connectAuth();
    const { error } = await auth.signOut({ scope: 'local' });
    if (error !== null) throw toAppError(error);
  } catch (error) {
    logError('The session of a deleted account is still stored', error);
  }
}
