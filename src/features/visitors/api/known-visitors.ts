import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { visitorKeys } from './keys';

/** A visitor's row is written with their first event, which may arrive after their presence. */
const LATE_MS = 3_000;

async function fetchKnown(ids: readonly string[]) {
  if (ids.length === 0) return [];
  return unwrap(
    await getSupabase()
      .from('unique_visitors')
      .select('consent_id, visitor_number, first_seen_at, total_visits, geo_country, geo_city')
      .in('consent_id', ids),
  );
}

/** What is stored of a visitor. */
export type KnownVisitor = Awaited<ReturnType<typeof fetchKnown>>[number];

/** What is stored of these visitors; asked again while one of them is not known yet. */
export function knownVisitorsQueryOptions(ids: readonly string[]) {
  const sorted = [...ids].sort();
  return queryOptions({
    queryKey: visitorKeys.known(sorted),
    queryFn: () => fetchKnown(sorted),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.length < sorted.length ? LATE_MS : false,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
}
