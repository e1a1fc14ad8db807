import { useMutation } from '@tanstack/react-query';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';
import { logError } from '@/shared/lib/log';
import { profileToasts } from '../messages';
import { confirmPassword } from './confirm-password';

async function deleteAccount(email: string, password: string): Promise<void> {
  await confirmPassword(email, password);
  const supabase = await loadSupabase();
  unwrap(await supabase.rpc('delete_my_account'));
}

/** Every session went with the account; this one is only left in the browser's storage. */
async function forgetSession(): Promise<void> {
  const auth = await connectAuth();
  const { error } = await auth.signOut({ scope: 'local' });
  if (error !== null) logError('The session of a deleted account is still stored', error);
}

/** Deletes the account of whoever is signed in; `onDeleted` takes them to a page open to everybody. */
export function useDeleteAccountMutation(email: string, onDeleted: () => Promise<void>) {
  return useMutation({
    mutationKey: ['profile', 'delete'],
    mutationFn: async (password: string) => {
      await deleteAccount(email, password);
      // First away from here: without a session this page would send them to sign in.
      await onDeleted();
      await forgetSession();
    },
    meta: { successToast: profileToasts.accountDeleted, errorToast: profileToasts.deleteFailed },
  });
}
