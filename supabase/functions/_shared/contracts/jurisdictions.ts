/**
 * Where an escort can be needed: the lower 48 states, the District of Columbia, and Canada, by
 * postal code. `private.jurisdictions()` in the migrations holds the same list.
 */
const US_JURISDICTION_CODES = [
  ...['AL', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'ID', 'IL', 'IN', 'IA', 'KS'],
  ...['KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM'],
  ...['NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA'],
  ...['WA', 'WV', 'WI', 'WY'],
] as const;

const CANADIAN_JURISDICTION_CODES = [
  ...['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
] as const;

export const JURISDICTION_CODES: readonly string[] = [
  ...US_JURISDICTION_CODES,
  ...CANADIAN_JURISDICTION_CODES,
];
