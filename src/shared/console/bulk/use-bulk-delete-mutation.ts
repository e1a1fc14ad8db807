import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ToastText } from '@/shared/lib/toast-store';
import { dropRecord } from '../record-cache';
import type { RecordKeys } from '../record-keys';
import { recordsDeleted, type Noun } from './bulk-texts';

/** What became of several records that were to be deleted; the rest was gone already. */
export interface BulkDeletion {
  deleted: string[];
  /** Still there. */
  failed: string[];
}

interface BulkDeleteMutation {
  keys: RecordKeys;
  noun: Noun;
  /** Must fail where none could be deleted. */
  deleteRecords: (ids: string[]) => Promise<BulkDeletion>;
  deleteFailed: ToastText;
}

/** Deletes several records for good; tells how many were gone already, and how many stay. */
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
