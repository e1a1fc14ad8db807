import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { visitorKeys } from './query-keys';

/** A visitor's row is stored with their first event, which can arrive after their presence. */
const RETRY_MS = 3_000;

async function fetchKnown(ids: readonly string[]) {
  if (ids.length === 0) return [];
  return unwrap(
    await getSupabase()
      .from('unique_visitors')
      .select('consent_id, visitor_number, first_seen_at, total_visits, geo_country, geo_city')
      .in('consent_id', ids),
  );
}

/** A visitor's stored row. */
export type KnownVisitor = Awaited<ReturnType<typeof fetchKnown>>[number];

/** The stored rows of these visitors; refetches while one is missing. */
export function knownVisitorsQueryOptions(ids: readonly string[]) {
  const sorted = [...ids].sort();
  return queryOptions({
    queryKey: visitorKeys.known(sorted),
    queryFn: () => fetchKnown(sorted),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.length < sorted.length ? RETRY_MS : false,
    placeholderData: keepPreviousData,
  });
}
