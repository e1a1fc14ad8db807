import { useMutation } from '@tanstack/react-query';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { toAppError, unwrap } from '@/platform/supabase/unwrap';
import { expectSessionEnd } from '@/session/auth-store';
import { connectAuth } from '@/session/session-store';
import { logError } from '@/shared/lib/log';
import { profileToasts } from '../messages';
import { confirmPassword } from './confirm-password';

async function deleteAccount(email: string, password: string): Promise<void> {
  await confirmPassword(email, password);
  const supabase = await loadSupabase();
  // Another tab may notice first that the account is gone, and end the session for both.
  const takeBack = expectSessionEnd();
  try {
    unwrap(await supabase.rpc('delete_my_account'));
  } catch (error) {
    takeBack();
    throw error;
  }
}

/** Deletes the account of whoever is signed in. Their session stays in the browser: forgetSession. */
export function useDeleteAccountMutation(email: string) {
  return useMutation({
    mutationKey: ['profile', 'delete'],
    mutationFn: (password: string) => deleteAccount(email, password),
    meta: { successToast: profileToasts.accountDeleted, errorToast: profileToasts.deleteFailed },
  });
}

/** Every session went with the account; this one is only left in the browser's storage. */
export async function forgetSession(): Promise<void> {
  try {
    const auth = await connectAuth();
    const { error } = await auth.signOut({ scope: 'local' });
    if (error !== null) throw toAppError(error);
  } catch (error) {
    logError('The session of a deleted account is still stored', error);
  }
}
