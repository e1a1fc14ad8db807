import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';

/**
 * Confirms the password by signing in again. This also renews the session, which changing the
 * password and deleting the account require.
 *
 * @throws AppError with code `invalid_credentials` when the password is wrong; the session
 * continues.
 */
export async function confirmPassword(email: string, password: string): Promise<void> {
  const auth = await connectAuth();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error !== null) throw toAppError(error);
}
