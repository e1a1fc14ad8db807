import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newerVersion } from '@/shared/lib/changed-meanwhile';
import { runMutation } from '@/shared/lib/run-mutation';
import type { ToastText } from '@/shared/lib/toast-store';
import { writeInTurn, type Versioned } from './own-writes';
import { showStatus, type WithStatus } from './record-cache';
import type { RecordKeys } from './record-keys';

type Versionable = WithStatus & Versioned;

/** A record as it was seen, and the status it is to have. */
export interface StatusChange<Row extends Versionable> {
  record: Row;
  status: Row['status'];
}

interface StatusMutation<Row extends Versionable> {
  keys: RecordKeys;
  /** Writes it and returns the record; must fail where no row was changed. */
  setStatus: (change: StatusChange<Row>) => Promise<Row>;
  messages: {
    statusUpdated: (status: Row['status']) => ToastText;
    updateFailed: ToastText;
  };
  /** Whether the toast offers the way back. */
  canUndo?: boolean;
}

/** Sets the status of a record; the screen shows it at once and takes it back on failure. */
export function useStatusMutation<Row extends Versionable>({
  keys,
  setStatus,
  messages,
  canUndo = false,
}: StatusMutation<Row>) {
  const client = useQueryClient();
  const mutationKey = [...keys.all, 'set-status'];
  const write = ({ record, status }: StatusChange<Row>) =>
    writeInTurn(record, (latest) => setStatus({ record: latest, status }));
  const refetch = () => {
    // While another change is on its way the server's answer would undo it on the screen.
    if (client.isMutating({ mutationKey }) > 1) return;
    void client.invalidateQueries({ queryKey: keys.all });
  };
  /** Told like any other change; it may come when the list has long left the screen. */
  const undo = (changed: Row, status: Row['status']) =>
    runMutation({
      mutationKey,
      mutationFn: () => write({ record: changed, status }),
      onSettled: refetch,
      meta: {
        successToast: messages.statusUpdated(status),
        errorToast: (error) => whyNot(error, messages.updateFailed),
      },
    });

  return useMutation({
    mutationKey,
    mutationFn: write,
    onMutate: async ({ record, status }) => {
      await client.cancelQueries({ queryKey: keys.all });
      return { takeBack: showStatus(client, keys, record, status) };
    },
    onError: (_error, _change, context) => {
      context?.takeBack();
    },
    onSettled: refetch,
    meta: {
      successToast: (changed, change) => {
        const { record, status } = change as StatusChange<Row>;
        const told = messages.statusUpdated(status);
        if (!canUndo) return told;
        const onClick = () => void undo(changed as Row, record.status);
        return { ...told, action: { label: 'Undo', onClick } };
      },
      errorToast: (error) => whyNot(error, messages.updateFailed),
    },
  });
}

/** Says what somebody else made of the record, where that is why it failed. */
function whyNot(error: Error, failed: ToastText): ToastText {
  const newer = newerVersion<WithStatus>(error);
  if (newer === undefined) return failed;
  return { ...failed, description: `${error.message} It is marked as ${newer.status} now.` };
}
