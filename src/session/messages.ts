import type { ToastText } from '@/shared/lib/toast-store';

/** Where somebody signs out: the two catalogues of the specification differ in their wording. */
export type SignOutPlace = 'site' | 'console';

const signedOut: Record<SignOutPlace, ToastText> = {
  site: { title: 'Signed Out', description: 'You have been successfully signed out' },
  console: { title: 'Signed Out', description: 'You have been successfully signed out.' },
};

/** Specification 1, section 8 and specification 2, section 8. */
export const signOutMessages = {
  done: (place: SignOutPlace): ToastText => signedOut[place],
  failed: (place: SignOutPlace, reason: string | undefined): ToastText =>
    place === 'site'
      ? { title: 'Error', description: reason ?? 'Failed to sign out', variant: 'destructive' }
      : {
          title: 'Sign Out Failed',
          description: 'Failed to sign out. Please try again.',
          variant: 'destructive',
        },
};

export const SESSION_ENDED = {
  title: 'Signed Out',
  description: 'Your session has ended. Sign in again to go on where you were.',
} as const satisfies ToastText;

export const mailLinkMessages = {
  verified: { title: 'Email Verified', description: 'You are signed in.' },
  halfConfirmed: {
    title: 'One Link To Go',
    description: 'This address is confirmed. Open the link we sent to the other one, too.',
  },
  emailChanged: {
    title: 'Email Changed',
    description: 'Sign in with the new address from now on.',
  },
  failed: {
    title: 'Login Error',
    description: 'The link could not be opened. Check your connection and load this page again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastText>;
