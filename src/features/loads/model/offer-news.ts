interface Offer {
  id: string;
  terms_changed_at: string;
  load: { title: string } | null;
}

/**
 * What dispatch did about offers while they were on screen. `answered` are those the pilot has
 * answered meanwhile: they leave the offers too, but that is no news.
 */
export function offerNews(
  before: readonly Offer[],
  now: readonly Offer[],
  answered: ReadonlySet<string>,
): string[] {
  return before.flatMap((offer) => {
    if (answered.has(offer.id)) return [];
    const name = offer.load?.title ?? 'A move';
    const still = now.find(({ id }) => id === offer.id);
    if (still === undefined) return [`${name}: dispatch withdrew this offer.`];
    if (still.terms_changed_at !== offer.terms_changed_at) {
      return [`${still.load?.title ?? name}: dispatch changed this offer. Look at it again.`];
    }
    return [];
  });
}
