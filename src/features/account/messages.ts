import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';

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
  mailFailed: (error: unknown): ToastText => ({
    title: 'Mail Not Sent',
    description: errorReason(error) ?? 'Failed to send the mail. Please try again.',
    variant: 'destructive',
  }),
  passwordSet: { title: 'Password Changed', description: 'You are signed in.' },
  passwordFailed: (error: unknown): ToastText => ({
    title: 'Password Not Changed',
    description: errorReason(error) ?? 'Failed to change the password. Please try again.',
    variant: 'destructive',
  }),
  passwordChosen: {
    title: 'Welcome Aboard',
    description: 'Your password is set, and you are signed in.',
  },
  signedUp: {
    title: 'Account Created',
    description: 'Please check your email for verification instructions',
  },
} as const;

/** Auth mails an address once in so many seconds (`max_frequency` in supabase/config.toml). */
export const MAIL_COOL_DOWN_SECONDS = 60;

/** What the error area of a form adds to the toast: what to do now. */
export function nextStepAfter(error: unknown): string {
  if (isAppError(error) && error.code === 'email_not_confirmed') {
    return 'Open the link in the mail we sent you when you registered; it signs you in. It may be in your spam folder.';
  }
  if (isAppError(error, 'network')) {
    return 'We could not be reached. Check your connection and try again; what you typed is still here.';
  }
  if (isAppError(error, 'rate-limited')) return 'Wait a minute, then try again.';
  if (isAppError(error) && error.code === 'invalid_credentials') {
    return 'Check the address and the password, then try again.';
  }
  if (isAppError(error) && error.code === 'weak_password') {
    return 'Choose another one: longer, and used nowhere else.';
  }
  if (isAppError(error) && error.code === 'reauthentication_needed') {
    return 'You signed in a while ago. Ask for a new link and set the password from there.';
  }
  return 'What you typed is still here. Please try again.';
}

/** Shown where somebody lands with a link from a mail that no longer works. */
export const REFUSED_LINK = {
  title: 'This link does not work any more',
  text: 'Links in our mails work once, for an hour. Some mail programs open them first to check them. If yours did, your address is verified already: sign in. If not, sign in all the same and ask for a new link.',
  recovery:
    'Links in our mails work once, for an hour. Some mail programs open them first to check them. Ask for a new one here.',
  invitation:
    'Links in our mails work once, for an hour, and some mail programs open them first. Have a new one mailed here, to the address you were invited at.',
} as const;

/** What the form says that chooses a password, by what brought somebody there. */
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
