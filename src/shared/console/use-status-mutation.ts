import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ToastText } from '@/shared/ui/toast/toast-store';
import { showStatus, type WithStatus } from './record-cache';
import type { RecordKeys } from './record-keys';

/** A record as it was seen, and the status it is to have. */
export interface StatusChange<Row extends WithStatus> {
  record: Row;
  status: Row['status'];
}

interface StatusMutation<Row extends WithStatus> {
  keys: RecordKeys;
  /** Writes it; must fail where no row was changed. */
  setStatus: (change: StatusChange<Row>) => Promise<void>;
  messages: { statusUpdated: (status: Row['status']) => ToastText; updateFailed: ToastText };
}

/** Sets the status of a record; the screen shows it at once and takes it back on failure. */
export function useStatusMutation<Row extends WithStatus>({
  keys,
  setStatus,
  messages,
}: StatusMutation<Row>) {
  const client = useQueryClient();
  const mutationKey = [...keys.all, 'set-status'];
  return useMutation({
    mutationKey,
    mutationFn: setStatus,
    onMutate: async ({ record, status }) => {
      await client.cancelQueries({ queryKey: keys.all });
      return { takeBack: showStatus(client, keys, record, status) };
    },
    onError: (_error, _change, context) => {
      context?.takeBack();
    },
    onSettled: () => {
      // While another change is on its way the server's answer would undo it on the screen.
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: keys.all });
    },
    meta: {
      successToast: (_data, change) => messages.statusUpdated((change as StatusChange<Row>).status),
      errorToast: messages.updateFailed,
    },
  });
}
