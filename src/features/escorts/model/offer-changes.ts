interface Offer {
  id: string;
  terms_changed_at: string;
  terms: { name: string } | null;
}

/** Messages about offers that dispatch changed while they were on screen. */
export function changedOffers(before: readonly Offer[], now: readonly Offer[]): string[] {
  return now.flatMap((offer) => {
    const old = before.find(({ id }) => id === offer.id);
    if (old === undefined || old.terms_changed_at === offer.terms_changed_at) return [];
    return [`${offer.terms?.name ?? 'A load'}: dispatch changed this offer. Please review it.`];
  });
}
