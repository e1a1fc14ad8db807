import type { ToastText } from '@/shared/lib/toast-store';

/** Specification 2, section 8. */
export const ACCESS_DENIED = {
  title: 'Access Denied',
  description: "You don't have admin privileges.",
  variant: 'destructive',
} as const satisfies ToastText;
