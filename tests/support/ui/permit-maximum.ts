/** An issued permit that allows any size, in a state. */
export const anyMaximum = (jurisdiction: string) =>
  ({
    id: jurisdiction,
    jurisdiction,
    permit_number: `${jurisdiction}-1`,
    status: 'issued',
    max_length: null,
    max_width: null,
    max_height: null,
    max_weight_lbs: null,
  }) as const;
