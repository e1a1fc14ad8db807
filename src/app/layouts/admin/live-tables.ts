import { adminQuoteKeys } from '@/features/quotes/api/admin-keys';

/**
 * What is out of date when a table changes. A table named here must be in the publication
 * `supabase_realtime`.
 */
export const LIVE_TABLES = {
  quotes: [adminQuoteKeys.all],
} as const;
