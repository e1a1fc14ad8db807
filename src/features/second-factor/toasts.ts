import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import { isTimeout } from '@/shared/lib/timeout';
import type { ToastText } from '@/shared/lib/toast-store';

/** Texts for Auth's error codes. */
const REASONS: Record<string, string> = {
  mfa_verification_failed: 'This code is wrong or expired. Enter the code your app shows now.',
  mfa_challenge_expired: 'This took too long. Enter the code your app shows now.',
  mfa_ip_address_mismatch: 'Your connection changed. Enter the code your app shows now.',
  mfa_factor_not_found: 'This device was removed. Reload the page.',
  mfa_factor_name_conflict: 'You already have a device with this name. Choose another name.',
  too_many_enrolled_mfa_factors: 'You have ten devices. Remove one first.',
  session_not_found: 'Your session has ended. Sign in again.',
  insufficient_aal: 'Enter a code from a device you already set up first. Reload the page.',
};

/** The reason and advice for any failure of two-step verification. */
export function secondFactorReason(error: unknown): string {
  const code = isAppError(error) ? error.code : undefined;
  const known = code === undefined ? undefined : REASONS[code];
  if (known !== undefined) return known;
  if (isAppError(error, 'rate-limited')) return 'Too many attempts. Try again in a minute.';
  if (isAppError(error, 'network') && !isTimeout(error)) {
    return 'You appear to be offline. Check your connection and try again.';
  }
  return errorReason(error) ?? 'Something went wrong. Please try again.';
}

export const secondFactorToasts = {
  added: {
    title: 'Two-Step Verification On',
    description: 'From now on, we ask for a code when you sign in.',
  },
  removed: { title: 'Device Removed', description: 'Its codes no longer work.' },
} as const satisfies Record<string, ToastText>;
