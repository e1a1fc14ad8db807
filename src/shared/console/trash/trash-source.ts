import type { MutationOptions, QueryClient, UseQueryOptions } from '@tanstack/react-query';
import { StaleError, type Versioned } from '@/shared/lib/stale';
import type { TrashedRecord } from '@/shared/lib/trashed-record';
import { recordsRestored, type Noun } from '../bulk/bulk-texts';
import type { RecordQueryKeys } from '../record-query-keys';

/** Days in which a deleted record can be restored. The database purges it after that. */
export const TRASH_DAYS = 30;

/** Query parameter that opens a list's trash. */
export const TRASH_PARAM = 'trash';

/** Restores the records of a list. */
export interface Restoring {
  keys: RecordQueryKeys;
  noun: Noun;
  /** Restores records, each only in the version given. Returns those it restored. */
  restore: (records: readonly Versioned[]) => Promise<readonly Versioned[]>;
}

/** A list's trash. */
export interface TrashSource extends Restoring {
  /** The records in the trash, last deleted first. */
  queryOptions: UseQueryOptions<TrashedRecord[], Error, TrashedRecord[]>;
  /** Deletes a record that is in the trash. */
  deleteForever: (id: string) => Promise<void>;
}

/** The mutation that restores records. */
export function restoring(
  client: QueryClient,
  { keys, noun, restore }: Restoring,
  records: readonly Versioned[],
): MutationOptions {
  return {
    mutationKey: [...keys.all, 'restore'],
    mutationFn: async () => {
      const { length } = await restore(records);
      if (length === 0) throw new StaleError();
      return length;
    },
    onSettled: () => void client.invalidateQueries({ queryKey: keys.all }),
    meta: {
      successToast: (restored) => recordsRestored(noun, restored as number),
      errorToast: {
        title: 'Restore Failed',
        description: `Failed to restore ${records.length === 1 ? noun.one : noun.many}.`,
        variant: 'destructive',
      },
    },
  };
}
