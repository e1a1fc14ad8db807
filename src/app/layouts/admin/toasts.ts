import type { ToastText } from '@/shared/lib/toast-store';

export const ACCESS_DENIED = {
  title: 'Access Denied',
  description: "You don't have admin privileges.",
  variant: 'destructive',
} as const satisfies ToastText;
