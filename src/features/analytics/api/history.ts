import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import type { Tables } from '@database';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST, type Cursor, type Page } from '@/shared/lib/page';
import type { HistoryFilters } from '../model/history-list-params';
import { periodOf } from '../model/period';
import { readSearch } from '../model/read-search';
import { analyticsKeys } from './query-keys';

const COLUMNS =
  'id, created_at, event_name, page, visitor_id, device, properties, session_id, user_agent, ip_address';
const PAGE_SIZE = 50;

type EventRow = Omit<Tables<'analytics_events'>, 'consent_id' | 'site_id'>;

/** An event in the history. Its id is text, like in all lists. */
export type HistoryEvent = Omit<EventRow, 'id'> & { id: string };

const withTextId = (row: EventRow): HistoryEvent => ({ ...row, id: String(row.id) });

function argsOf({ search, name, period }: HistoryFilters) {
  const { visitor, page } = readSearch(search);
  return {
    ...(name !== 'all' && { _event: name }),
    ...(period !== 'all' && { _from: periodOf(period).from }),
    ...(visitor !== undefined && { _visitor: visitor }),
    ...(page !== undefined && { _page: page }),
  };
}

async function fetchHistory(
  filters: HistoryFilters,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<Page<HistoryEvent>> {
  const before = cursor && { _before_at: String(cursor.value), _before_id: Number(cursor.id) };
  // One extra row shows whether there is a next page.
  const args = { ...argsOf(filters), ...before, _limit: PAGE_SIZE + 1 };
  const found: EventRow[] = unwrap(
    await getSupabase().rpc('analytics_history', args).select(COLUMNS).abortSignal(signal),
  );
  const rows = found.slice(0, PAGE_SIZE).map(withTextId);
  const last = rows.at(-1);
  const hasNext = found.length > PAGE_SIZE && last !== undefined;
  return { rows, next: hasNext ? { value: last.created_at, id: last.id } : null };
}

async function fetchEvent(id: string): Promise<HistoryEvent | null> {
  const query = getSupabase().from('analytics_events').select(COLUMNS).eq('id', Number(id));
  const row = unwrap(await query.maybeSingle());
  return row && withTextId(row);
}

/** All events, newest first, paged. */
export function historyQueryOptions(filters: HistoryFilters) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: analyticsKeys.history(filters),
    queryFn: ({ pageParam, signal }) => fetchHistory(filters, pageParam, signal),
    select: allRows<HistoryEvent>,
  });
}

/** One event; `null` if it was deleted. */
export function eventQueryOptions(id: string) {
  return queryOptions({
    queryKey: analyticsKeys.event(id),
    queryFn: () => fetchEvent(id),
  });
}
