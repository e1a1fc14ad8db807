import { useMutation } from '@tanstack/react-query';
import type { NewPasswordValues } from '@contracts/account';
import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';
import type { ToastText } from '@/shared/lib/toast-store';
import { accountToasts } from '../toasts';

async function setPassword({ password }: NewPasswordValues): Promise<void> {
  const auth = await connectAuth();
  const { error } = await auth.updateUser({ password });
  if (error !== null) throw toAppError(error);
}

/** Sets the password of a user who opened an email link. Signs out their other devices. */
export function useSetPasswordMutation(successToast: ToastText) {
  return useMutation({
    mutationKey: ['account', 'set-password'],
    mutationFn: setPassword,
    meta: { successToast, errorToast: accountToasts.passwordFailed },
  });
}
