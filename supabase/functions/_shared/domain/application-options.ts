/** Position of an application that isn't for a specific opening. */
export const GENERAL_APPLICATION = 'General Application';

/** Experience options and the number of years each is stored as. */
export const EXPERIENCE_OPTIONS = [
  { label: 'Less than 1 year', years: 0 },
  { label: '1-2 years', years: 1 },
  { label: '3-5 years', years: 3 },
  { label: '6-10 years', years: 6 },
  { label: '10+ years', years: 11 },
] as const;
