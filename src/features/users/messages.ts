import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';

/** What the console says about users (specification 2, sections 5 and 8). */
export const userMessages = {
  fetchFailed: { title: 'Failed to fetch users.', variant: 'destructive' },
  updated: { title: 'User Updated' },
  updateFailed: {
    title: 'Update Failed',
    description: 'Failed to update user information.',
    variant: 'destructive',
  },
  invited: (email: string): ToastText => ({
    title: 'User Invited',
    description: `A mail is on its way to ${email}. The link in it works for an hour.`,
  }),
  inviteFailed: (error: unknown): ToastText => ({
    title: 'Invitation Failed',
    description: errorReason(error) ?? 'Failed to send the invitation.',
    variant: 'destructive',
  }),
  deleted: { title: 'User Deleted' },
  deleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete user.',
    variant: 'destructive',
  },
  confirmDelete: 'Are you sure you want to delete this user?',
  whatGoes: ({ email }: { email: string }) =>
    `This action cannot be undone. The account ${email} goes with its profile and roles; quotes and loads stay with the company.`,
} as const;

/** What the form of an invitation adds to a failure: what to do now. */
export function nextStepAfterInviting(error: unknown): string {
  if (isAppError(error, 'network')) {
    return 'Check the connection and send it again: nobody is mailed twice. What you typed is still here.';
  }
  return 'What you typed is still here.';
}
