import type { Tables } from '@/platform/supabase/database.types';

/** What the console reads of a quote; the traps of the form and the search text stay behind. */
export const ADMIN_QUOTE_COLUMNS =
  'id, reference, created_at, updated_at, customer_name, email, phone, origin, destination, equipment, length, width, height, notes, status, user_id, emailed_at';

export type AdminQuote = Omit<
  Tables<'quotes'>,
  'website' | 'fill_ms' | 'search_text' | 'link_hash' | 'reviewed_at' | 'archived_at'
>;
