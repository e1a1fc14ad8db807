import '@tanstack/react-query';
import type { ToastText } from '@/shared/lib/toast-store';

/** A toast, or a function that creates it from the result (`undefined`: no toast this time). */
export type MetaToast<Args extends unknown[]> =
  | ToastText
  | ((...args: Args) => ToastText | undefined);

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { errorToast?: MetaToast<[error: Error]> };
    mutationMeta: {
      successToast?: MetaToast<[data: unknown, variables: unknown]>;
      errorToast?: MetaToast<[error: Error, variables: unknown]>;
    };
  }
}
