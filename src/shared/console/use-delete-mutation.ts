import { useMutation, useQueryClient, type MutationMeta } from '@tanstack/react-query';
import type { Versioned } from '@/shared/lib/stale';
import type { ToastText } from '@/shared/lib/toast-store';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { dropRecord } from './record-cache';
import type { RecordQueryKeys } from './record-query-keys';
import { restoring, type Restoring } from './trash/trash-source';
import { withUndo } from './undo';

interface DeleteMutation {
  keys: RecordQueryKeys;
  /** Deletes the record. Must throw when no row was deleted. */
  deleteRecord: (id: string) => Promise<unknown>;
  messages: { deleted: ToastText; deleteFailed: NonNullable<MutationMeta['errorToast']> };
}

interface TrashMutation extends Restoring {
  /** Moves the record to the trash and returns its new version. Must throw if it already was. */
  deleteRecord: (id: string) => Promise<Versioned>;
  messages: { deleted: ToastText; deleteFailed: ToastText };
}

/** Moves a record to the trash; the toast offers Undo. */
export function useTrashMutation({ deleteRecord, messages, ...source }: TrashMutation) {
  const client = useQueryClient();
  return useDeletion(source.keys, deleteRecord, {
    successToast: (deleted: unknown) =>
      withUndo(messages.deleted, () => restoring(client, source, [deleted as Versioned])),
    errorToast: messages.deleteFailed,
  });
}

/** Deletes a record. It stays on the screen until the server confirms. */
export function useDeleteMutation({ keys, deleteRecord, messages }: DeleteMutation) {
  return useDeletion(keys, deleteRecord, {
    successToast: messages.deleted,
    errorToast: messages.deleteFailed,
  });
}

function useDeletion(
  keys: RecordQueryKeys,
  deleteRecord: (id: string) => Promise<unknown>,
  meta: MutationMeta,
) {
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
    meta,
  });
  return useSingleFlight(mutation, (id) => id);
}
