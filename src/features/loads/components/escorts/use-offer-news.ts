import { useState } from 'react';
import type { EscortJob } from '../../api/escort-jobs';
import { offerNews } from '../../model/offer-news';

/** What dispatch withdrew or changed while the offers were on screen, until it is put away. */
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
    /** The pilot answers: that the offer goes then is no news. */
    markAnswered: (id: string) => {
      setAnswered(new Set([...answered, id]));
    },
    /** It was no answer after all: the server refused it. */
    unmarkAnswered: (id: string) => {
      setAnswered(new Set([...answered].filter((other) => other !== id)));
    },
    putAway: () => {
      setNews([]);
    },
  };
}
