/** A state, province or territory: postal code and name. */
export type Region = readonly [code: string, name: string];

/** The 50 states and the District of Columbia. */
export const US_STATES = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
] as const satisfies readonly Region[];

/** Canadian provinces and territories. */
export const CANADIAN_PROVINCES = [
  ['AB', 'Alberta'],
  ['BC', 'British Columbia'],
  ['MB', 'Manitoba'],
  ['NB', 'New Brunswick'],
  ['NL', 'Newfoundland and Labrador'],
  ['NS', 'Nova Scotia'],
  ['NT', 'Northwest Territories'],
  ['NU', 'Nunavut'],
  ['ON', 'Ontario'],
  ['PE', 'Prince Edward Island'],
  ['QC', 'Quebec'],
  ['SK', 'Saskatchewan'],
  ['YT', 'Yukon'],
] as const satisfies readonly Region[];

/** Every state and province: those of the US first, each country by name. */
export const STATES = [...US_STATES, ...CANADIAN_PROVINCES] as const;

const NAMES: ReadonlyMap<string, string> = new Map<string, string>(STATES);

/** `Ohio` for `OH`; a code that isn't known stays as it is. */
export const stateName = (code: string): string => NAMES.get(code) ?? code;

/** True if this is the code of a state or province. */
export const isState = (code: string): boolean => NAMES.has(code);

/** A state or province in which a permit or an escort can be required: all but Alaska and Hawaii. */
export type Jurisdiction = Exclude<(typeof STATES)[number][0], 'AK' | 'HI'>;

/** Where a permit or an escort can be required. `private.jurisdictions()` returns the same list. */
export const JURISDICTION_CODES: readonly Jurisdiction[] = STATES.flatMap(([code]) =>
  code === 'AK' || code === 'HI' ? [] : [code],
);

/** True if a permit or an escort can be required in the state with this code. */
export const isJurisdiction = (code: string | null): code is Jurisdiction =>
  JURISDICTION_CODES.some((known) => known === code);

const jurisdictionsOf = (regions: readonly Region[]) =>
  regions.filter(([code]) => isJurisdiction(code));

/** The same states with their names, by country, as people choose from them. */
export const JURISDICTION_GROUPS = [
  { label: 'United States', regions: jurisdictionsOf(US_STATES) },
  { label: 'Canada', regions: jurisdictionsOf(CANADIAN_PROVINCES) },
] as const;
