interface Offer {
  id: string;
  terms_changed_at: string;
  terms: { name: string } | null;
}

/**
 * Messages about offers that dispatch withdrew or changed while they were on screen. `answered`
 * holds the ids the pilot car answered: those leave the list too, but need no message.
 */
export function offerNews(
  before: readonly Offer[],
  now: readonly Offer[],
  answered: ReadonlySet<string>,
): string[] {
  return before.flatMap((offer) => {
    if (answered.has(offer.id)) return [];
    const name = offer.terms?.name ?? 'A load';
    const current = now.find(({ id }) => id === offer.id);
    if (current === undefined) return [`${name}: dispatch withdrew this offer.`];
    if (current.terms_changed_at !== offer.terms_changed_at) {
      return [`${current.terms?.name ?? name}: dispatch changed this offer. Please review it.`];
    }
    return [];
  });
}
