import { useState } from 'react';
import type { EscortJob } from '../../api/escort-jobs';
import { offerNews } from '../../model/offer-changes';

/** Messages about offers dispatch withdrew or changed while they were on screen, until dismissed. */
export function useOfferNews(offers: readonly EscortJob[] | undefined) {
  const [seen, setSeen] = useState(offers);
  const [news, setNews] = useState<readonly string[]>([]);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());

  if (offers !== undefined && offers !== seen) {
    setSeen(offers);
    const found = offerNews(seen ?? [], offers, answered);
    if (found.length > 0) setNews(found);
  }

  return {
    news,
    /** Call when the pilot car answers, so the offer leaving the list causes no message. */
    markAnswered: (id: string) => {
      setAnswered(new Set([...answered, id]));
    },
    /** Call when the server refused the answer. */
    unmarkAnswered: (id: string) => {
      setAnswered(new Set([...answered].filter((other) => other !== id)));
    },
    dismiss: () => {
      setNews([]);
    },
  };
}
