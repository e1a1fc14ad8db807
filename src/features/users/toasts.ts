import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import { isTimeout } from '@/shared/lib/timeout';
import type { ToastText } from '@/shared/lib/toast-store';
import { withConnectionReason } from '@/shared/lib/with-connection-reason';

export const USER_NOUN = { one: 'user', many: 'users' };

/** Toasts and errors about users. */
export const userToasts = {
  fetchFailed: { title: 'Failed to fetch users.', variant: 'destructive' },
  updated: { title: 'User Updated' },
  updateFailed: {
    title: 'Update Failed',
    description: 'Failed to update user information.',
    variant: 'destructive',
  },
  invited: (email: string): ToastText => ({
    title: 'User Invited',
    description: `We emailed a link to ${email}. It works for one hour.`,
  }),
  inviteFailed: (error: unknown): ToastText => ({
    title: 'Invitation Failed',
    description: errorReason(error) ?? 'Failed to send the invitation.',
    variant: 'destructive',
  }),
  secondFactorSet: (isRequired: boolean): ToastText => ({
    title: 'Setting Saved',
    description: isRequired
      ? 'Staff now need two-step verification.'
      : 'Two-step verification is now optional for staff.',
  }),
  secondFactorNotSet: (error: unknown): ToastText => ({
    title: 'Update Failed',
    description:
      errorReason(error) ??
      withConnectionReason(error, 'Failed to change the setting. Please try again.'),
    variant: 'destructive',
  }),
  secondFactorReset: ({ reset, emailed }: { reset: boolean; emailed: boolean }): ToastText => ({
    title: 'Two-Step Verification Reset',
    description:
      reset && !emailed
        ? 'We couldn’t email them. Tell them to sign in and set it up again.'
        : 'They are signed out everywhere. They can set it up again after they sign in.',
  }),
  secondFactorNotReset: (error: unknown): ToastText => ({
    title: 'Reset Failed',
    description:
      errorReason(error) ??
      withConnectionReason(error, 'Failed to reset two-step verification. Please try again.'),
    variant: 'destructive',
  }),
  deleted: { title: 'User Deleted' },
  deleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete user.',
    variant: 'destructive',
  },
} as const;

/** Advice after an invitation failed. */
export function nextStepAfterInviting(error: unknown): string {
  if (isTimeout(error)) {
    return "Send it again. We won't send a second email. Everything you typed is still here.";
  }
  if (isAppError(error, 'network')) {
    return "Check your connection and send it again. We won't send a second email. Everything you typed is still here.";
  }
  return 'Everything you typed is still here.';
}
