/** Quote statuses. */
export const QUOTE_STATUSES = ['new', 'reviewed', 'archived'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
