import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ToastText } from '@/shared/lib/toast-store';
import { dropRecord } from '../record-cache';
import type { RecordKeys } from '../record-keys';
import { recordsDeleted, type Noun } from './bulk-texts';

/** The result of deleting several records. The rest was already deleted. */
export interface BulkDeletion {
  deleted: string[];
  /** Could not be deleted. */
  failed: string[];
}

interface BulkDeleteMutation {
  keys: RecordKeys;
  noun: Noun;
  /** Must throw when none could be deleted. */
  deleteRecords: (ids: string[]) => Promise<BulkDeletion>;
  deleteFailed: ToastText;
}

/** Deletes several records. The toast says how many were already deleted or could not be. */
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
    onSuccess: ({ failed }, ids) => {
      for (const id of ids) if (!failed.includes(id)) dropRecord(client, keys, id);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: keys.all }),
    meta: {
      successToast: (data, variables) => {
        const { deleted, failed } = data as BulkDeletion;
        const missed = (variables as string[]).length - deleted.length - failed.length;
        return recordsDeleted(noun, deleted.length, missed, failed.length);
      },
      errorToast: deleteFailed,
    },
  });
}
