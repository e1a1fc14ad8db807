import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminQuoteKeys } from './admin-query-keys';

/** More notes than any quote gets. */
const LATEST = 100;

async function fetchNotes(quoteId: string) {
  return unwrap(
    await getSupabase()
      .from('quote_notes')
      .select('id, created_at, author_id, body, author:profiles (first_name, last_name, email)')
      .eq('quote_id', quoteId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LATEST),
  );
}

export type QuoteNote = Awaited<ReturnType<typeof fetchNotes>>[number];

/** The office's notes about a quote, newest first. */
export function quoteNotesQueryOptions(quoteId: string) {
  return queryOptions({
    queryKey: adminQuoteKeys.notes(quoteId),
    queryFn: () => fetchNotes(quoteId),
  });
}
