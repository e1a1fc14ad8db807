/** The terms of a permit that says nothing besides its number, dates and size. */
export const BLANK_TERMS = {
  trips: null,
  axle_weights: null,
  travel_days: null,
  travel_from: null,
  travel_until: null,
  is_night_allowed: false,
  curfews: [],
  escorts: [],
  route_text: '',
  provisions: '',
};

/** The same for a state's permit. */
export const NO_TERMS = { authority_type: 'state', authority: '', ...BLANK_TERMS };

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
    ...NO_TERMS,
  }) as const;
