import { useState } from 'react';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { findArrivals } from '../../model/admin-arrivals';

interface Seen {
  list: string;
  quotes: readonly AdminQuote[];
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Which quotes came in while the list was on screen. `list` names the list the quotes belong to
 * (its filters): another list is a new beginning, not news.
 */
export function useArrivals(quotes: readonly AdminQuote[] | undefined, list: string) {
  const [seen, setSeen] = useState<Seen>();
  const [known, setKnown] = useState(NONE);
  const [arrivals, setArrivals] = useState(NONE);

  if (quotes !== undefined && (seen?.quotes !== quotes || seen.list !== list)) {
    setSeen({ list, quotes });
    setKnown(new Set([...known, ...quotes.map(({ id }) => id)]));
    const found = seen?.list === list ? findArrivals(known, quotes) : [];
    if (found.length > 0) setArrivals(new Set([...arrivals, ...found]));
  }

  return {
    arrivals,
    /** Somebody has looked at it. */
    forget: (id: string) => {
      if (arrivals.has(id)) setArrivals(new Set([...arrivals].filter((other) => other !== id)));
    },
  };
}
