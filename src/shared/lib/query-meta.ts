import '@tanstack/react-query';
import type { Goal } from './goals';
import type { ToastText } from '@/shared/ui/toast/toast-store';

/** A toast, or a function that makes one of the result (`undefined`: no toast this time). */
export type MetaToast<Args extends unknown[]> =
  ToastText | ((...args: Args) => ToastText | undefined);

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { errorToast?: MetaToast<[error: Error]> };
    mutationMeta: {
      /** What a visitor has reached with its success. */
      goal?: Goal;
      successToast?: MetaToast<[data: unknown, variables: unknown]>;
      errorToast?: MetaToast<[error: Error, variables: unknown]>;
    };
  }
}
