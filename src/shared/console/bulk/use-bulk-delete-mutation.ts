import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ToastText } from '@/shared/ui/toast/toast-store';
import { dropRecord } from '../record-cache';
import type { RecordKeys } from '../record-keys';
import { recordsDeleted, type Noun } from './bulk-texts';

interface BulkDeleteMutation {
  keys: RecordKeys;
  noun: Noun;
  /** One statement for all of them; returns the ids it deleted. */
  deleteRecords: (ids: string[]) => Promise<string[]>;
  deleteFailed: ToastText;
}

/** Deletes several records for good with one statement; tells how many were gone already. */
export function useBulkDeleteMutation({
  keys,
  noun,
  deleteRecords,
  deleteFailed,
}: BulkDeleteMutation) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...keys.all, 'delete-several'],
    mutationFn: deleteRecords,
    onSuccess: (_deleted, ids) => {
      for (const id of ids) dropRecord(client, keys, id);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: keys.all }),
    meta: {
      successToast: (data, variables) => {
        const deleted = (data as string[]).length;
        return recordsDeleted(noun, deleted, (variables as string[]).length - deleted);
      },
      errorToast: deleteFailed,
    },
  });
}
