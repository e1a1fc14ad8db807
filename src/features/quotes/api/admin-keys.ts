import { recordKeys } from '@/shared/console/record-keys';

const keys = recordKeys('quotes');

/** Everything the console reads about quotes. */
export const adminQuoteKeys = { ...keys, waiting: () => [...keys.all, 'waiting'] as const };
