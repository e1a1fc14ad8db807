import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import type { VisitEvent } from '../model/visits';
import { visitorKeys } from './query-keys';

/** The id is a bigint, so it is selected as text. */
const COLUMNS =
  'id::text, created_at, event_name, session_id, user_agent, page_url:properties->>page_url, page_title:properties->>page_title, referrer:properties->>referrer';
/** Only the latest events of a long journey. */
const JOURNEY_MAX = 200;
/** While the visitor is on the site. */
const REFETCH_MS = 5_000;

const eventsOf = (id: string) =>
  getSupabase().from('analytics_events').select(COLUMNS).eq('consent_id', id);

const fetchVisits = (id: string, cursor: Cursor | null, signal: AbortSignal) =>
  fetchPage<VisitEvent>(eventsOf(id), { order: NEWEST_FIRST, cursor, signal });

async function fetchJourney(id: string, sessionId: string): Promise<VisitEvent[]> {
  const latest = unwrap(
    await eventsOf(id)
      .eq('session_id', sessionId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(JOURNEY_MAX),
  );
  return latest.reverse();
}

/** A visitor's events, newest first, paged. */
export function visitsQueryOptions(id: string, isLive: boolean) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: visitorKeys.visits(id),
    queryFn: ({ pageParam, signal }) => fetchVisits(id, pageParam, signal),
    select: allRows<VisitEvent>,
    refetchInterval: isLive ? REFETCH_MS : false,
  });
}

/** The events of one visit, oldest first. */
export function journeyQueryOptions(id: string, sessionId: string, isLive: boolean) {
  return queryOptions({
    queryKey: visitorKeys.journey(id, sessionId),
    queryFn: () => fetchJourney(id, sessionId),
    refetchInterval: isLive ? REFETCH_MS : false,
  });
}
