import type { ToastText } from '@/shared/lib/toast-store';

/** Where the user signs out: the site and the console use different wording. */
export type SignOutPlace = 'site' | 'console';

const signedOut: Record<SignOutPlace, ToastText> = {
  site: { title: 'Signed Out', description: 'You have been successfully signed out' },
  console: { title: 'Signed Out', description: 'You have been successfully signed out.' },
};

export const signOutToasts = {
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
  description: 'Your session has ended. Sign in to continue where you left off.',
} as const satisfies ToastText;
