/**
 * How long things take and when a service begins, named once (specification 1, section 9;
 * specification 2, sections 2 and 9).
 */
export const BOOKING = {
  standard: '3-5 business days',
  superload: '2-3 weeks',
  superloadFrom: '200,000 lb',
} as const;

export const TRANSIT_TIME = '3-10 business days';

/** From here on a project usually earns a manager of its own. */
export const PROJECT_FROM = { loads: 5, time: 'several weeks' } as const;
