/**
 * The company states its superload range in two ways, and both stay (specification 1, section 1;
 * design 3.14): as routine work on the home page, and as the whole span on the services pages.
 */
export const SUPERLOAD_RANGE = {
  routine: '125–300k lb',
  whole: '125,000–500,000 lb',
} as const;

/** Largest capacity and longest combination in use (specification 1, section 9). */
export const MAX_CAPACITY = { value: '300k', unit: 'lb' } as const;
export const MAX_AXLES = 19;

/** What a truck weighs at most without an overweight permit (specification 2, section 9). */
export const LEGAL_GROSS = 'about 80,000 lb';
