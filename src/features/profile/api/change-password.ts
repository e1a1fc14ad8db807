import { useMutation } from '@tanstack/react-query';
import type { PasswordFormValues } from '@contracts/profile';
import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';
import { logError } from '@/shared/lib/log';
import { profileToasts } from '../toasts';
import { confirmPassword } from './confirm-password';

interface PasswordChange extends PasswordFormValues {
  /** Empty without two-step verification. */
  code: string;
}

async function changePassword(
  email: string,
  { current, next, code }: PasswordChange,
): Promise<void> {
  await confirmPassword(email, { password: current, code });
  const auth = await connectAuth();
  // `current_password` is for projects that require it; others ignore it.
  const { error } = await auth.updateUser({ password: next, current_password: current });
  if (error !== null) throw toAppError(error);
  const others = await auth.signOut({ scope: 'others' });
  if (others.error !== null) logError('Other devices may still be signed in', others.error);
}

/** Changes the signed-in user's password and signs out their other devices. */
export function useChangePasswordMutation(email: string) {
  return useMutation({
    mutationKey: ['profile', 'password'],
    mutationFn: (values: PasswordChange) => changePassword(email, values),
    meta: { successToast: profileToasts.passwordChanged, errorToast: profileToasts.passwordFailed },
  });
}
