interface Leg {
  sequence: number;
  entered_at: string | null;
}

/** The leg that a load in transit enters next; undefined in its last state or before the start. */
export function nextLeg<L extends Leg>(
  load: { status: string },
  legs: readonly L[],
): L | undefined {
  if (load.status !== 'in_transit') return undefined;
  return legs
    .filter(({ entered_at }) => entered_at === null)
    .toSorted((a, b) => a.sequence - b.sequence)[0];
}
