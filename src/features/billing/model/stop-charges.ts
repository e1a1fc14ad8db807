/** A stop as its charges need it. */
export interface ChargedStop {
  id: string;
  kind: string;
  place: string;
  departed_at: string | null;
}

/** The reason that a stop which the truck has left has no charge; `null` if none is expected there. */
export function noChargeReason({ kind }: ChargedStop, hasOffer: boolean): string | null {
  if (kind === 'meet_point') return null;
  return hasOffer
    ? 'No detention: the truck left within the free time.'
    : 'No detention computed: the load has no offer with a rate. Add a charge under Money.';
}
