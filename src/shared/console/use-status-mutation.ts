import { useMutation, useQueryClient, type MutationOptions } from '@tanstack/react-query';

import type { Versioned } from '@/shared/lib/stale';
import { staleToast } from '@/shared/lib/stale-toast';
import type { ToastText } from '@/shared/lib/toast-store';
import { writeInOrder } from './own-writes';
import { showStatus, type WithStatus } from './record-cache';
import type { RecordQueryKeys } from './record-query-keys';
import { withUndo } from './undo';

type Versionable = WithStatus & Versioned;

/** A record as the user saw it, and its new status. */
export interface StatusChange<Row extends Versionable> {
  record: Row;
  status: Row['status'];
}

interface StatusMutation<Row extends Versionable> {
  keys: RecordQueryKeys;
  /** Writes the status and returns the record. Must throw when no row changed. */
  setStatus: (change: StatusChange<Row>) => Promise<Row>;
  messages: {
    statusUpdated: (status: Row['status']) => ToastText;
    updateFailed: ToastText;
  };
  /** True if the toast offers Undo. */
  canUndo: boolean;
}

/** Sets the status of a record with an optimistic update. */
export function useStatusMutation<Row extends Versionable>({
  keys,
  setStatus,
  messages,
  canUndo,
}: StatusMutation<Row>) {
  const client = useQueryClient();
  const mutationKey = [...keys.all, 'set-status'];
  const write = ({ record, status }: StatusChange<Row>) =>
    writeInOrder(record, (latest) => setStatus({ record: latest, status }));
  const refetch = () => {
    // A refetch during another change would briefly show the old status.
    if (client.isMutating({ mutationKey }) > 1) return;
    void client.invalidateQueries({ queryKey: keys.all });
  };
  const undo = (changed: Row, status: Row['status']): MutationOptions => ({
    mutationKey,
    mutationFn: () => write({ record: changed, status }),
    onSettled: refetch,
    meta: {
      successToast: messages.statusUpdated(status),
      errorToast: (error) => failureToast(error, messages.updateFailed),
    },
  });

  return useMutation({
    mutationKey,
    mutationFn: write,
    onMutate: async ({ record, status }) => {
      await client.cancelQueries({ queryKey: keys.all });
      return { rollBack: showStatus(client, keys, record, status) };
    },
    onError: (_error, _change, context) => {
      context?.rollBack();
    },
    onSettled: refetch,
    meta: {
      successToast: (changed, change) => {
        const { record, status } = change as StatusChange<Row>;
        const text = messages.statusUpdated(status);
        return canUndo ? withUndo(text, () => undo(changed as Row, record.status)) : text;
      },
      errorToast: (error) => failureToast(error, messages.updateFailed),
    },
  });
}

const failureToast = (error: Error, failed: ToastText) =>
  staleToast(error, failed, ({ status }: WithStatus) => `It’s now marked as ${status}.`);
