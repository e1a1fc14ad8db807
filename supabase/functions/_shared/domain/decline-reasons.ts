/** Why a customer declines an offer, in the order of the dialog. */
export const DECLINE_REASONS = {
  price: 'Price is too high',
  dates: 'Dates don’t work',
  other_carrier: 'Went with another carrier',
  move_off: 'The move is off',
  other: 'Something else',
} as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;
