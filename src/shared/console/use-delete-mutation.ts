import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import type { ToastText } from '@/shared/lib/toast-store';
import { dropRecord } from './record-cache';
import type { RecordKeys } from './record-keys';

interface DeleteMutation {
  keys: RecordKeys;
  /** Deletes the record. Must throw when no row was deleted. */
  deleteRecord: (id: string) => Promise<void>;
  messages: { deleted: ToastText; deleteFailed: ToastText };
}

/** Deletes a record. It stays on the screen until the server confirms. */
export function useDeleteMutation({ keys, deleteRecord, messages }: DeleteMutation) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'delete'],
    mutationFn: deleteRecord,
    onSuccess: (_data, id) => {
      dropRecord(client, keys, id);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.all });
    },
    meta: { successToast: messages.deleted, errorToast: messages.deleteFailed },
  });
  return useSingleFlight(mutation, (id) => id);
}
