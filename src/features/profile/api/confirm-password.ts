import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';

/**
 * Makes sure of the password by signing in with it again, which also gives this browser the fresh
 * session that changing it, or deleting the account, asks for.
 *
 * @throws AppError with code `invalid_credentials` when it is not right; the session stays.
 */
export async function confirmPassword(email: string, password: string): Promise<void> {
  const auth = await connectAuth();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error !== null) throw toAppError(error);
}
