/**
 * We advertise two superload ranges on purpose: the routine one on the home page, the full one on
 * the services pages. Each is stated once, here, so that no page contradicts itself.
 */
export const SUPERLOAD_RANGE = {
  routine: '125–300k lb',
  full: '125,000–500,000 lb',
} as const;

/** The most our standard combinations carry; above it, a combination is engineered for the move. */
export const MAX_CAPACITY = { value: '300k', unit: 'lb' } as const;
/** Our longest combination. */
export const MAX_AXLES = 19;

/** The most a truck can gross without an overweight permit (23 CFR 658.17). */
export const LEGAL_GROSS = 'about 80,000 lb';
