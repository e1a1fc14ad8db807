import { useMutation, useQueryClient, type MutationOptions } from '@tanstack/react-query';
import { StaleError, type Versioned } from '@/shared/lib/stale';
import type { ToastText } from '@/shared/lib/toast-store';
import { rememberOwnWrite, withOwnVersion } from '../own-writes';
import type { WithStatus } from '../record-cache';
import type { RecordQueryKeys } from '../record-query-keys';
import { withUndo } from '../undo';
import { statusesRestored, statusesUpdated, type Noun } from './bulk-texts';

type Versionable = WithStatus & Versioned;

/** Records as the user saw them, and their new status. */
export interface BulkStatusChange<Row extends Versionable> {
  records: readonly Row[];
  status: Row['status'];
}

interface BulkStatusMutation<Row extends Versionable> {
  keys: RecordQueryKeys;
  noun: Noun;
  /**
   * Sets the status of every record whose version is still the newest. Returns id and new version of
   * the records it changed.
   */
  setStatuses: (records: readonly Versioned[], status: Row['status']) => Promise<Versioned[]>;
  updateFailed: ToastText;
  /** True if the toast offers Undo. */
  canUndo: boolean;
}

/**
 * Sets the status of several records, each over its own version. The toast says how many were stale.
 */
export function useBulkStatusMutation<Row extends Versionable>({
  keys,
  noun,
  setStatuses,
  updateFailed,
  canUndo,
}: BulkStatusMutation<Row>) {
  const client = useQueryClient();
  /** Returns the changed records in their new version. */
  const write = async ({ records, status }: BulkStatusChange<Row>): Promise<Row[]> => {
    const written = await setStatuses(records.map(withOwnVersion), status);
    const versions = new Map(written.map(({ id, updated_at }) => [id, updated_at]));
    return records.flatMap((record) => {
      const updated_at = versions.get(record.id);
      if (updated_at === undefined) return [];
      const changed = { ...record, status, updated_at };
      rememberOwnWrite(withOwnVersion(record), changed);
      return [changed];
    });
  };
  const refetch = () => void client.invalidateQueries({ queryKey: keys.all });

  const undo = (before: readonly Row[], changed: readonly Row[]): MutationOptions => ({
    mutationKey: [...keys.all, 'set-statuses'],
    mutationFn: async () => {
      let restored = 0;
      for (const status of new Set(before.map((record) => record.status))) {
        const ids = new Set(before.filter((row) => row.status === status).map(({ id }) => id));
        const records = changed.filter(({ id }) => ids.has(id));
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
      if (changed.length === 0) throw new StaleError();
      return changed;
    },
    onSettled: refetch,
    meta: {
      successToast: (data, variables) => {
        const changed = data as Row[];
        const { records, status } = variables as BulkStatusChange<Row>;
        const stale = records.length - changed.length;
        const text = statusesUpdated(noun, status, changed.length, stale);
        if (!canUndo) return text;
        const ids = new Set(changed.map(({ id }) => id));
        const before = records.filter(({ id }) => ids.has(id));
        return withUndo(text, () => undo(before, changed));
      },
      errorToast: updateFailed,
    },
  });
}
