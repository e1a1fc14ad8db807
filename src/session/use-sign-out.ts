import { useMutation } from '@tanstack/react-query';
import { toAppError } from '@/platform/supabase/unwrap';
import { errorReason } from '@/shared/lib/error-reason';
import { signOutMessages, type SignOutPlace } from './messages';
import { connectAuth } from './session-store';

async function signOut(_place: SignOutPlace): Promise<void> {
  const auth = await connectAuth();
  const { error } = await auth.signOut();
  if (error !== null) throw toAppError(error);
}

/** Ends the session on every device, with the toasts of the place it is asked from. */
export function useSignOutMutation() {
  return useMutation({
    mutationKey: ['session', 'sign-out'],
    mutationFn: signOut,
    meta: {
      successToast: (_data, place) => signOutMessages.done(place as SignOutPlace),
      errorToast: (error, place) =>
        signOutMessages.failed(place as SignOutPlace, errorReason(error)),
    },
  });
}
