import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AppError } from '@/shared/lib/app-error';
import { runMutation } from '@/shared/lib/run-mutation';
import type { ToastText } from '@/shared/lib/toast-store';
import { asWrittenHere, rememberOwnWrite, type Versioned } from '../own-writes';
import type { WithStatus } from '../record-cache';
import type { RecordKeys } from '../record-keys';
import { statusesRestored, statusesUpdated, type Noun } from './bulk-texts';

type Versionable = WithStatus & Versioned;

/** Records as they were seen, and the status all of them are to have. */
export interface BulkStatusChange<Row extends Versionable> {
  records: readonly Row[];
  status: Row['status'];
}

/** What a statement over several records is given. */
export interface BulkStatusWrite<Status extends string> {
  ids: string[];
  status: Status;
  /** The newest version seen: what somebody saved after it is left alone. */
  seen: string;
}

interface BulkStatusMutation<Row extends Versionable> {
  keys: RecordKeys;
  noun: Noun;
  /** One statement for all of them; returns the rows it changed. */
  setStatuses: (write: BulkStatusWrite<Row['status']>) => Promise<Row[]>;
  updateFailed: ToastText;
  /** Whether a record that had this status may have it again. */
  canReturnTo?: (status: Row['status']) => boolean;
}

/** Newest last, whichever way Postgres writes its microseconds. */
const newest = (records: readonly Versioned[]) =>
  records.map(({ updated_at }) => updated_at).reduce((one, other) => (one > other ? one : other));

const writeOf = <Row extends Versionable>({ records, status }: BulkStatusChange<Row>) => ({
  ids: records.map(({ id }) => id),
  status,
  seen: newest(records.map(asWrittenHere)),
});

/**
 * Sets the status of several records with one statement. Tells how many were changed and how many
 * were not; offers the way back where every one of them may take it.
 */
export function useBulkStatusMutation<Row extends Versionable>({
  keys,
  noun,
  setStatuses,
  updateFailed,
  canReturnTo = () => true,
}: BulkStatusMutation<Row>) {
  const client = useQueryClient();
  const write = async (change: BulkStatusChange<Row>) => {
    const changed = await setStatuses(writeOf(change));
    for (const row of changed) {
      const before = change.records.find(({ id }) => id === row.id);
      if (before) rememberOwnWrite(asWrittenHere(before), row);
    }
    return changed;
  };
  const refetch = () => void client.invalidateQueries({ queryKey: keys.all });

  const undo = (before: readonly Row[], changed: readonly Row[]) =>
    runMutation({
      mutationKey: [...keys.all, 'set-statuses'],
      mutationFn: async () => {
        let restored = 0;
        for (const status of new Set(before.map((record) => record.status))) {
          const were = new Set(before.filter((row) => row.status === status).map(({ id }) => id));
          const records = changed.filter(({ id }) => were.has(id));
          if (records.length > 0) restored += (await write({ records, status })).length;
        }
        return restored;
      },
      onSettled: refetch,
      meta: {
        successToast: (restored) => statusesRestored(noun, restored as number),
        errorToast: updateFailed,
      },
    });

  return useMutation({
    mutationKey: [...keys.all, 'set-statuses'],
    mutationFn: async (change: BulkStatusChange<Row>) => {
      const changed = await write(change);
      if (changed.length === 0) throw new AppError('conflict', 'Somebody changed these meanwhile.');
      return changed;
    },
    onSettled: refetch,
    meta: {
      successToast: (data, variables) => {
        const changed = data as Row[];
        const { records, status } = variables as BulkStatusChange<Row>;
        const missed = records.length - changed.length;
        const told = statusesUpdated(noun, status, changed.length, missed);
        const ids = new Set(changed.map(({ id }) => id));
        const before = records.filter(({ id }) => ids.has(id));
        if (!before.every((record) => canReturnTo(record.status))) return told;
        return { ...told, action: { label: 'Undo', onClick: () => void undo(before, changed) } };
      },
      errorToast: updateFailed,
    },
  });
}
