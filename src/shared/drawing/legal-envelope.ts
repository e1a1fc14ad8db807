/**
 * The usual legal limits of a loaded vehicle in feet: 102 in wide (23 CFR 658.15), 13 ft 6 in high
 * (most states, including all east of the Mississippi) and a 53 ft trailer (23 CFR 658.13). Limits
 * vary by state, and the drawing says so.
 */
export const LEGAL_ENVELOPE_FT = { length: 53, width: 8.5, height: 13.5 } as const;

export type Measure = keyof typeof LEGAL_ENVELOPE_FT;
