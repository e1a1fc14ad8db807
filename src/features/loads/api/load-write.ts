import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MetaToast } from '@/shared/lib/query-meta';
import type { ToastText } from '@/shared/lib/toast-store';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { adminLoadKeys as keys } from './admin-query-keys';
import { loadKeys } from './query-keys';

interface LoadWrite<Variables> {
  name: string;
  write: (variables: Variables) => Promise<void>;
  /** Toasts; without them, the caller shows what happened. */
  done?: ToastText | undefined;
  failed?: MetaToast<[error: Error, variables: unknown]> | undefined;
  /** The record's id, if several records may be written at the same time. */
  subjectOf?: (variables: Variables) => string;
}

/** A change to a load, its permits or escorts. Refetches everything about loads. */
export function useLoadWrite<Variables>({
  name,
  write,
  done,
  failed,
  subjectOf,
}: LoadWrite<Variables>) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, name],
    mutationFn: write,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.all }),
        client.invalidateQueries({ queryKey: loadKeys.all }),
      ]),
    meta: {
      ...(done !== undefined && { successToast: done }),
      ...(failed !== undefined && { errorToast: failed }),
    },
  });
  return useSingleFlight(mutation, subjectOf);
}
