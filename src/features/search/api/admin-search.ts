import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';

const PER_KIND = 5;

async function fetchResults(text: string, signal: AbortSignal) {
  return unwrap(
    await getSupabase()
      .rpc('admin_search', { _text: text, _per_kind: PER_KIND })
      .abortSignal(signal),
  );
}

/** The newest records of each kind that contain the text, at most five per kind. */
export function adminSearchQueryOptions(text: string) {
  return queryOptions({
    queryKey: ['search', 'admin', text] as const,
    queryFn: ({ signal }) => fetchResults(text, signal),
    placeholderData: keepPreviousData,
  });
}
