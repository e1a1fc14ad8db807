import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import { isTimeout } from '@/shared/lib/timeout';
import type { ToastText } from '@/shared/lib/toast-store';

/** Auth's own text about a challenge is technical. */
const reasonOf = (error: unknown) =>
  isAppError(error, 'challenge')
    ? 'We couldn’t confirm that you’re human. Please try again.'
    : errorReason(error);

/** Toasts for signing in, registering and setting a password. */
export const accountToasts = {
  signInFailed: (error: unknown): ToastText => ({
    title: 'Login Error',
    description: reasonOf(error) ?? 'Failed to sign in',
    variant: 'destructive',
  }),
  signUpFailed: (error: unknown): ToastText => ({
    title: 'Signup Error',
    description: reasonOf(error) ?? 'Failed to create account',
    variant: 'destructive',
  }),
  emailFailed: (error: unknown): ToastText => ({
    title: 'Email Not Sent',
    description: reasonOf(error) ?? 'Failed to send the email. Please try again.',
    variant: 'destructive',
  }),
  passwordSet: { title: 'Password Changed', description: 'You’re signed in.' },
  passwordFailed: (error: unknown): ToastText => ({
    title: 'Password Not Changed',
    description: errorReason(error) ?? 'Failed to change the password. Please try again.',
    variant: 'destructive',
  }),
  passwordChosen: {
    title: 'Welcome Aboard',
    description: 'Your password is set, and you’re signed in.',
  },
  verified: { title: 'Email Verified', description: 'You are signed in.' },
  halfConfirmed: {
    title: 'One More Link',
    description: 'This address is confirmed. Now open the link we sent to your other address.',
  },
  emailChanged: {
    title: 'Email Changed',
    description: 'From now on, sign in with the new address.',
  },
  linkFailed: (error: unknown): ToastText => ({
    title: 'Link Not Opened',
    description: isAppError(error, 'forbidden')
      ? 'It was used before or has expired.'
      : (errorReason(error) ?? 'Failed to open the link. Please try again.'),
    variant: 'destructive',
  }),
  signedUp: {
    title: 'Account Created',
    description: 'Please check your email for verification instructions',
  },
} as const;

/** Auth sends one email per address in this time (`max_frequency` in supabase/config.toml). */
export const EMAIL_COOLDOWN_SECONDS = 60;

/** Advice about an error. The form shows it below the toast's text. */
export function nextStepAfter(error: unknown): string {
  if (isAppError(error) && error.code === 'email_not_confirmed') {
    return 'Open the link in the email we sent when you registered. It signs you in. Check your spam folder too.';
  }
  if (isAppError(error, 'network') && !isTimeout(error)) {
    return 'You appear to be offline. Check your connection and try again. What you typed is still here.';
  }
  if (isAppError(error, 'rate-limited')) return 'Wait a minute, then try again.';
  if (isAppError(error) && error.code === 'invalid_credentials') {
    return 'Check your email and password, then try again.';
  }
  if (isAppError(error) && error.code === 'weak_password') {
    return 'Choose a longer password that you don’t use anywhere else.';
  }
  if (isAppError(error) && error.code === 'reauthentication_needed') {
    return 'You signed in a while ago. Request a new link and set the password from there.';
  }
  return 'What you typed is still here. Please try again.';
}

/** Texts of the page that a link from an email opens, by what the button does. */
export const CONFIRM_TEXTS = {
  signup: {
    text: 'This verifies your email address and signs you in.',
    button: 'Verify My Email Address',
  },
  invite: { text: 'This opens your invitation and signs you in.', button: 'Accept the Invitation' },
  recovery: {
    text: 'This signs you in so you can choose a new password.',
    button: 'Choose a New Password',
  },
  email_change: {
    text: 'This confirms the new email address of your account.',
    button: 'Confirm the Change',
  },
} as const;

/** Texts of the form that sets a password, by the kind of link that opened it. */
export const PASSWORD_TEXTS = {
  recovery: {
    form: 'Choose a new password',
    field: 'New password',
    submit: 'Set New Password',
    done: accountToasts.passwordSet,
  },
  invitation: {
    form: 'Accept the invitation',
    field: 'Password',
    submit: 'Set Password',
    done: accountToasts.passwordChosen,
  },
} as const;
export type PasswordPurpose = keyof typeof PASSWORD_TEXTS;
