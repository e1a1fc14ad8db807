import { useState } from 'react';

interface EditedVersion<Row> {
  /** The record the form started from; `null` for a new one. */
  opened: Row | null;
  /** The newest version; `null` or `undefined` if there is none or it was deleted. */
  current: Row | null | undefined;
  /** The form's own save. It creates a newer version that doesn't count as stale. */
  save: { isPending: boolean; isSuccess: boolean };
  /** True if two versions have the same values in this form. A change elsewhere in the record isn't stale. */
  hasSameValues?: (base: Row, current: Row) => boolean;
}

/**
 * Tracks which version of a record a form edits. While `isStale`, the form shows a `StaleAlert` and
 * must not save.
 */
export function useEditedVersion<Row extends { updated_at: string }>({
  opened,
  current,
  save,
  hasSameValues = () => false,
}: EditedVersion<Row>) {
  const [chosen, setBase] = useState(opened);
  const base = chosen !== null && current && hasSameValues(chosen, current) ? current : chosen;
  const isOutdated = current?.updated_at !== base?.updated_at;
  return {
    /** The version to save over; `null` for a new record. */
    base,
    /** Someone else changed these values, or deleted the record, after the form opened it. */
    isStale: isOutdated && !save.isPending && !save.isSuccess,
    isDeleted: base !== null && !current,
    /** Starts over with another record, or with `null` for a new one. */
    begin: setBase,
    /** Makes the newest version the one to save over and returns it. */
    rebase: () => {
      if (current) setBase(current);
      return current ?? null;
    },
  };
}
