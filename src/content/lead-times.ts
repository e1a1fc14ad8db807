/** Lead times for booking. Stated only here, so that no page contradicts another. */
export const BOOKING = {
  standard: '3-5 business days',
  superload: '2-3 weeks',
  superloadFrom: '200,000 lb',
} as const;

export const TRANSIT_TIME = '3-10 business days';

/** Projects this large typically benefit from their own manager. */
export const PROJECT_THRESHOLD = { loads: 5, time: 'several weeks' } as const;
