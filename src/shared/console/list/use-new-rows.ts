import { useState } from 'react';
import { findNewRows, type Listed } from './find-new-rows';

interface Seen {
  list: string;
  rows: readonly Listed[];
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Which rows arrived while the list was on screen. `list` identifies the list (its filters): rows
 * of another list are not new. An open record has been seen.
 */
export function useNewRows(
  rows: readonly Listed[] | undefined,
  list: string,
  openId: string | null,
) {
  const [seen, setSeen] = useState<Seen>();
  const [known, setKnown] = useState(NONE);
  const [newRows, setNewRows] = useState(NONE);

  if (rows !== undefined && (seen?.rows !== rows || seen.list !== list)) {
    setSeen({ list, rows });
    setKnown(new Set([...known, ...rows.map(({ id }) => id)]));
    const found = seen?.list === list ? findNewRows(known, rows) : [];
    if (found.length > 0) setNewRows(new Set([...newRows, ...found]));
  }

  /** Removes the mark from a row the user has dealt with. */
  const forgetNewRow = (id: string) => {
    if (newRows.has(id)) setNewRows(new Set([...newRows].filter((other) => other !== id)));
  };
  if (openId !== null) forgetNewRow(openId);

  return { newRows, forgetNewRow };
}
