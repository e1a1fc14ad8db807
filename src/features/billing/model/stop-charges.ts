/** A stop as its charges need it. */
export interface ChargedStop {
  id: string;
  kind: string;
  place: string;
  departed_at: string | null;
  arrived_received_at: string | null;
  departed_received_at: string | null;
}

/** The reason that a stop which the truck has left has no charge; `null` if none is expected there. */
export function noChargeReason({ kind }: ChargedStop, hasOffer: boolean): string | null {
  if (kind === 'meet_point') return null;
  return hasOffer
    ? 'No detention: the truck left within the free time.'
    : 'No detention computed: the load has no offer with a rate. Add a charge under Money.';
}

/** Whether the times at the stop were recorded again after a charge for them was approved. */
export function timesChangedAfter(
  { approved_at, withdrawn_at }: { approved_at: string | null; withdrawn_at: string | null },
  { arrived_received_at, departed_received_at }: ChargedStop,
): boolean {
  if (approved_at === null || withdrawn_at !== null) return false;
  const approvedAt = Date.parse(approved_at);
  return [arrived_received_at, departed_received_at].some(
    (received) => received !== null && Date.parse(received) > approvedAt,
  );
}
