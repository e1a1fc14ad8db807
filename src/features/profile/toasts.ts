import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';
import { withConnectionReason } from '@/shared/lib/with-connection-reason';

const failure =
  (title: string, otherwise: string) =>
  (error: unknown): ToastText => ({
    title,
    description: failureReason(error) ?? withConnectionReason(error, otherwise),
    variant: 'destructive',
  });

/** Toasts of the profile page. */
export const profileToasts = {
  saved: { title: 'Profile Updated', description: 'Your changes are saved.' },
  saveFailed: failure('Update Failed', 'Failed to save your profile. Please try again.'),
  passwordChanged: {
    title: 'Password Changed',
    description: 'Use it from now on. We signed you out on other devices.',
  },
  passwordFailed: failure('Update Failed', 'Failed to change your password. Please try again.'),
  linksSent: { title: 'Check Your Email', description: 'We sent a link to each address.' },
  emailFailed: failure('Update Failed', 'Failed to change your email address. Please try again.'),
  equipmentSaved: { title: 'Equipment Saved', description: 'Dispatch can see it now.' },
  daysSaved: { title: 'Availability Updated', description: 'Dispatch can see it now.' },
  availabilityFailed: failure('Update Failed', 'Failed to save this. Please try again.'),
  accountDeleted: {
    title: 'Account Deleted',
    description: 'We deleted your account and signed you out.',
  },
  signedOutEverywhere: { title: 'Signed Out', description: 'You’re signed out on all devices.' },
  signOutFailed: failure('Sign Out Failed', 'Failed to sign out. Please try again.'),
  deleteFailed: failure('Delete Failed', 'Failed to delete your account. Please try again.'),
} as const;

/** Toasts of a carrier's equipment. */
export const carrierEquipmentToasts = {
  saved: { title: 'Equipment Saved', description: 'Dispatch can see it now.' },
  saveFailed: {
    title: 'Update Failed',
    description: 'Failed to save your equipment.',
    variant: 'destructive',
  },
  deleted: { title: 'Equipment Deleted', description: 'Dispatch no longer sees it.' },
  deleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete your equipment.',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastText>;

/** Texts for Auth's error codes. */
const REASONS: Record<string, string> = {
  invalid_credentials: 'The current password is incorrect.',
  same_password: 'Choose a password that differs from the current one.',
  weak_password: 'This password is too easy to guess. Choose a longer one.',
  email_exists: 'You can’t use this address for your account.',
  email_address_invalid: 'You can’t use this address for your account.',
  mfa_verification_failed: 'This code is wrong or expired. Enter the code your app shows now.',
  reauthentication_needed: 'Sign in again, then change it.',
  over_email_send_rate_limit: 'We just sent an email. Wait a minute, then try again.',
  over_request_rate_limit: 'Too many attempts. Wait a few minutes, then try again.',
};

/** A readable reason for a failure; `undefined` if there is none. */
export function failureReason(error: unknown): string | undefined {
  const code = isAppError(error) ? error.code : undefined;
  return (code === undefined ? undefined : REASONS[code]) ?? errorReason(error);
}
