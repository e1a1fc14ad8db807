import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';

const failure =
  (title: string, otherwise: string) =>
  (error: unknown): ToastText => ({
    title,
    description: reasonOf(error) ?? otherwise,
    variant: 'destructive',
  });

/** Toasts of the profile page. */
export const profileToasts = {
  saved: { title: 'Profile Updated', description: 'Your changes are saved.' },
  saveFailed: failure('Update Failed', 'Failed to save your profile. Please try again.'),
  passwordChanged: {
    title: 'Password Changed',
    description: 'Use the new one from now on. Other devices are signed out.',
  },
  passwordFailed: failure('Update Failed', 'Failed to change your password. Please try again.'),
  linksSent: { title: 'Check Your Mail', description: 'We sent a link to each of the addresses.' },
  emailFailed: failure('Update Failed', 'Failed to change your email address. Please try again.'),
  equipmentSaved: { title: 'Equipment Saved', description: 'Dispatch sees it at once.' },
  daysSaved: { title: 'Availability Updated', description: 'Dispatch sees it at once.' },
  availabilityFailed: failure('Update Failed', 'Failed to save this. Please try again.'),
  accountDeleted: {
    title: 'Account Deleted',
    description: 'Your account is gone. You are signed out.',
  },
  deleteFailed: failure('Delete Failed', 'Failed to delete your account. Please try again.'),
} as const;

/** What Auth calls a refusal, in the words of somebody who reads it next to the form. */
const REASONS: Record<string, string> = {
  invalid_credentials: 'The current password is not right.',
  same_password: 'Choose a password that differs from the current one.',
  weak_password: 'This password is too easy to guess. Choose a longer one.',
  email_exists: 'This address cannot be used for your account.',
  email_address_invalid: 'This address cannot be used for your account.',
  reauthentication_needed: 'Please sign in again, then change it.',
  over_email_send_rate_limit: 'We have just sent a mail. Wait a minute, then try again.',
  over_request_rate_limit: 'That was often in a short time. Wait a few minutes, then try again.',
};

/** Why something failed, fit for a person to read. */
export function reasonOf(error: unknown): string | undefined {
  const code = isAppError(error) ? error.code : undefined;
  return (code === undefined ? undefined : REASONS[code]) ?? errorReason(error);
}
