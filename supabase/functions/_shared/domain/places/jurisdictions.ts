/** The lower 48 states and the District of Columbia, by postal code. */
export const US_CODES = [
  ...(['AL', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'ID', 'IL', 'IN'] as const),
  ...(['IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE'] as const),
  ...(['NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC'] as const),
  ...(['SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'] as const),
] as const;

/** The provinces and territories of Canada, by postal code. */
export const CANADA_CODES = [
  ...(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const),
] as const;

/** Where a permit or an escort can be required. `private.jurisdictions()` returns the same list. */
export const JURISDICTION_CODES = [...US_CODES, ...CANADA_CODES] as const;
export type Jurisdiction = (typeof JURISDICTION_CODES)[number];
