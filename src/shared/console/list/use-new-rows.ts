import { useState } from 'react';
import { findNewRows, type Listed } from './find-new-rows';

interface Seen {
  list: string;
  rows: readonly Listed[];
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Which records came in while the list was on screen. `list` names the list the rows belong to
 * (its filters): another list is a new beginning, not news. What is open has been seen.
 */
export function useNewRows(
  rows: readonly Listed[] | undefined,
  list: string,
  openId: string | null,
) {
  const [seen, setSeen] = useState<Seen>();
  const [known, setKnown] = useState(NONE);
  const [arrivals, setArrivals] = useState(NONE);

  if (rows !== undefined && (seen?.rows !== rows || seen.list !== list)) {
    setSeen({ list, rows });
    setKnown(new Set([...known, ...rows.map(({ id }) => id)]));
    const found = seen?.list === list ? findNewRows(known, rows) : [];
    if (found.length > 0) setArrivals(new Set([...arrivals, ...found]));
  }

  /** Somebody has looked at it. */
  const forget = (id: string) => {
    if (arrivals.has(id)) setArrivals(new Set([...arrivals].filter((other) => other !== id)));
  };
  if (openId !== null) forget(openId);

  return { arrivals, forget };
}
