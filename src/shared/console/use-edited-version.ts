import { useState } from 'react';

/** A record that knows when it was saved last. */
interface Versioned {
  updated_at: string;
}

/**
 * The version of a record somebody began to edit, beside the newest there is: `current` is
 * `undefined` once the record is gone.
 */
export function useEditedVersion<Row extends Versioned>(opened: Row, current: Row | undefined) {
  const [seen, setSeen] = useState(opened);
  return {
    /** The version a save is tied to. */
    seen,
    isGone: current === undefined,
    isOutdated: current !== undefined && current.updated_at !== seen.updated_at,
    /** Begins with another record, or with none. */
    begin: setSeen,
    /** From now on edits are made on the newest version. */
    catchUp: () => {
      if (current !== undefined) setSeen(current);
      return current;
    },
  };
}
