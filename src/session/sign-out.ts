import { toAppError } from '@/platform/supabase/unwrap';
import { errorReason } from '@/shared/lib/error-reason';
import { runMutation } from '@/shared/lib/run-mutation';
import { signOutToasts, type SignOutPlace } from './toasts';
import { connectAuth } from './session-store';

async function endSession(): Promise<void> {
  const auth = await connectAuth();
  const { error } = await auth.signOut({ scope: 'local' });
  if (error !== null) throw toAppError(error);
}

/** Ends this browser's session and shows a toast worded for `place`. */
export function signOut(place: SignOutPlace): Promise<void> {
  return runMutation({
    mutationKey: ['session', 'sign-out'],
    mutationFn: endSession,
    meta: {
      successToast: signOutToasts.done(place),
      errorToast: (error) => signOutToasts.failed(place, errorReason(error)),
    },
  });
}
