import { recordQueryKeys } from '@/shared/console/record-query-keys';

/** Query keys of the console's offers. */
export const adminOfferKeys = {
  ...recordQueryKeys('offers'),
  ofQuote: (quoteId: string) => ['offers', 'admin', 'quote', quoteId] as const,
};
