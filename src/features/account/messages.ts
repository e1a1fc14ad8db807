import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/ui/toast/toast-store';

/** Toasts of signing in and registering (specification 1, section 8). */
export const accountToasts = {
  signInFailed: (error: unknown): ToastText => ({
    title: 'Login Error',
    description: errorReason(error) ?? 'Failed to sign in',
    variant: 'destructive',
  }),
  signUpFailed: (error: unknown): ToastText => ({
    title: 'Signup Error',
    description: errorReason(error) ?? 'Failed to create account',
    variant: 'destructive',
  }),
  signedUp: {
    title: 'Account Created',
    description: 'Please check your email for verification instructions',
  },
} as const;

/** What the error area of a form adds to the toast: what to do now. */
export function nextStepAfter(error: unknown): string {
  if (isAppError(error) && error.code === 'email_not_confirmed') {
    return 'Open the link in the mail we sent you when you registered, then sign in. It may be in your spam folder.';
  }
  if (isAppError(error, 'network')) {
    return 'We could not be reached. Check your connection and try again; what you typed is still here.';
  }
  if (isAppError(error, 'rate-limited')) return 'Wait a minute, then try again.';
  if (isAppError(error) && error.code === 'invalid_credentials') {
    return 'Check the address and the password, then try again.';
  }
  return 'What you typed is still here. Please try again.';
}

/** Shown where somebody lands with a link from a mail that no longer works. */
export const REFUSED_LINK = {
  title: 'This link does not work any more',
  text: 'Links in our mails work once and expire. If you have opened it before, your address is verified: sign in. If not, register again with the same address and we send a new link.',
} as const;
