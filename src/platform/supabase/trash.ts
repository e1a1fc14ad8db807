import type { EmailRecord } from '@contracts/reply';
import type { Person } from '@/shared/lib/person-name';
import type { Versioned } from '@/shared/lib/stale';
import type { TrashedRecord } from '@/shared/lib/trashed-record';
import { getSupabase } from './client';
import { unwrap } from './unwrap';
import { versionsOf } from './versioned-write';

/** The trash of one kind of record: quotes, messages or applications. */
export const trashOf = (type: EmailRecord) => ({
  /** The records in the trash, last deleted first. */
  fetchAll: async (): Promise<TrashedRecord[]> => {
    const rows = unwrap(await getSupabase().rpc('trashed_records', { _type: type }));
    return rows.map((row) => ({ ...row, deleter: row.deleter as Person | null }));
  },
  /** Returns the record's new version. @throws AppError `not-found` if it was already deleted. */
  move: async (id: string): Promise<Versioned> =>
    unwrap(
      await getSupabase()
        .rpc('trash_records', { _type: type, _ids: [id] })
        .single(),
    ),
  /** Returns the new versions of the records that weren't deleted yet. */
  moveSeveral: async (ids: string[]): Promise<Versioned[]> =>
    unwrap(await getSupabase().rpc('trash_records', { _type: type, _ids: ids })),
  /** Restores records, each only in the version given. Returns those it restored. */
  restore: async (records: readonly Versioned[]): Promise<Versioned[]> =>
    unwrap(await getSupabase().rpc('restore_records', { _type: type, ...versionsOf(records) })),
  /** @throws AppError `not-found` if the record is no longer in the trash. */
  deleteForever: async (id: string): Promise<void> => {
    unwrap(
      await getSupabase()
        .rpc('purge_records', { _type: type, _ids: [id] })
        .single(),
    );
  },
});
