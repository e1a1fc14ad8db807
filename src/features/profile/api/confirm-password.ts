import { createSeparateAuth } from '@/platform/supabase/client';
import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';
import { logError } from '@/shared/lib/log';

/** The proof that it is really the user. */
export interface Proof {
  password: string;
  /** The code from their authenticator app, if they use two-step verification. */
  code: string;
}

/**
 * Confirms the password, and the code of users with two-step verification, by signing in again. This
 * also renews the session, which changing the password and deleting the account require.
 *
 * @throws AppError with code `invalid_credentials` when the password is wrong and
 * `mfa_verification_failed` when the code is; the session continues.
 */
export async function confirmPassword(email: string, { password, code }: Proof): Promise<void> {
  const auth = await connectAuth();
  if (code === '') {
    const { error } = await auth.signInWithPassword({ email, password });
    if (error !== null) throw toAppError(error);
    return;
  }
  // Separately: without the code, the new session must not replace the current one.
  const check = createSeparateAuth();
  const signedIn = await check.signInWithPassword({ email, password });
  if (signedIn.error !== null) throw toAppError(signedIn.error);
  const [factor] = signedIn.data.user.factors?.filter(({ status }) => status === 'verified') ?? [];
  const verified = await check.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code });
  if (verified.error !== null) {
    const { error } = await check.signOut({ scope: 'local' });
    if (error !== null) logError('A session without a code was not ended', error);
    throw toAppError(verified.error);
  }
  const { error } = await auth.setSession(verified.data);
  if (error !== null) throw toAppError(error);
}
