import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Versioned } from '@/shared/lib/stale';
import type { ToastText } from '@/shared/lib/toast-store';
import { dropRecord } from '../record-cache';
import { restoring, type Restoring } from '../trash/trash-source';
import { withUndo } from '../undo';
import { recordsDeleted } from './bulk-texts';

interface BulkDeleteMutation extends Restoring {
  /** Moves records to the trash. Returns the new versions of the moved ones. */
  deleteRecords: (ids: string[]) => Promise<Versioned[]>;
  deleteFailed: ToastText;
}

/**
 * Moves several records to the trash. The toast says how many were already deleted, and offers Undo.
 */
export function useBulkDeleteMutation({
  deleteRecords,
  deleteFailed,
  ...source
}: BulkDeleteMutation) {
  const { keys, noun } = source;
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
        const deleted = data as Versioned[];
        const missed = (variables as string[]).length - deleted.length;
        const text = recordsDeleted(noun, deleted.length, missed);
        return deleted.length === 0
          ? text
          : withUndo(text, () => restoring(client, source, deleted));
      },
      errorToast: deleteFailed,
    },
  });
}
