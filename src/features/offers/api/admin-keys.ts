import { recordKeys } from '@/shared/console/record-keys';

/** Query keys of the console's offers. */
export const adminOfferKeys = {
  ...recordKeys('offers'),
  ofQuote: (quoteId: string) => ['offers', 'admin', 'quote', quoteId] as const,
};
