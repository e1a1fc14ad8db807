import { useState } from 'react';
import type { EscortJob } from '../api/escort-jobs';
import { changedOffers } from '../model/offer-changes';

/** Offers that left the list while on screen, or that dispatch changed. */
export interface OfferNews {
  /** Offers that ended without an answer of this operator, until dismissed. */
  ended: readonly EscortJob[];
  /** Messages about offers with new terms, until dismissed. */
  changes: readonly string[];
}

/** Watches the offers on screen. Without it, one that another pilot car takes would vanish while they read it. */
export function useEndedOffers(offers: readonly EscortJob[] | undefined) {
  const [seen, setSeen] = useState(offers);
  const [gone, setGone] = useState<readonly EscortJob[]>([]);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());

  if (offers !== undefined && offers !== seen) {
    setSeen(offers);
    const left = (seen ?? []).filter(({ id }) => !offers.some((offer) => offer.id === id));
    if (left.length > 0) {
      setGone([...gone.filter(({ id }) => !left.some((one) => one.id === id)), ...left]);
    }
    const found = changedOffers(seen ?? [], offers);
    if (found.length > 0) setChanges(found);
  }

  const news: OfferNews = {
    ended: gone.filter(
      ({ id }) => !answered.has(id) && offers?.some((offer) => offer.id === id) !== true,
    ),
    changes,
  };
  return {
    ...news,
    /** Call when the pilot car answers, so that the offer leaving the list causes no message. */
    markAnswered: (id: string) => {
      setAnswered((before) => new Set([...before, id]));
    },
    /** Call when the server refused the answer. */
    unmarkAnswered: (id: string) => {
      setAnswered((before) => new Set([...before].filter((other) => other !== id)));
    },
    dismissEnded: (id: string) => {
      setGone((before) => before.filter((job) => job.id !== id));
    },
    dismissChanges: () => {
      setChanges([]);
    },
  };
}
