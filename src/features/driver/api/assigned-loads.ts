import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { LOAD_COLUMNS, LOAD_RECORD_COLUMNS } from '@/features/loads/api/load-columns';
import { loadKeys } from '@/features/loads/api/query-keys';
import type { LoadRecord, LoadRow } from '@/features/loads/model/load-record';
import { getSupabase } from '@/platform/supabase/client';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import { driverToasts } from '../toasts';

const PAST_SIZE = 10;
/** Upper limit; drivers have far fewer upcoming loads. */
const CURRENT_MAX = 100;

async function fetchCurrent(userId: string): Promise<LoadRow[]> {
  return unwrap(
    await getSupabase()
      .from('loads')
      .select(LOAD_COLUMNS)
      .eq('driver_id', userId)
      .in('status', ['assigned', 'in_transit'])
      .order('pickup_at', { nullsFirst: false })
      .order('id')
      .limit(CURRENT_MAX),
  );
}

function fetchPast(userId: string, cursor: Cursor | null, signal: AbortSignal) {
  const query = getSupabase()
    .from('loads')
    .select(LOAD_COLUMNS)
    .eq('driver_id', userId)
    .in('status', ['delivered', 'cancelled']);
  return fetchPage<LoadRow>(query, { order: NEWEST_FIRST, cursor, signal, size: PAST_SIZE });
}

async function fetchAssigned(userId: string, id: string): Promise<LoadRecord | null> {
  return unwrap(
    await getSupabase()
      .from('loads')
      .select(LOAD_RECORD_COLUMNS)
      .eq('driver_id', userId)
      .eq('id', id)
      .maybeSingle(),
  );
}

/** A driver's upcoming and current loads, next pickup first. */
export function currentLoadsQueryOptions(userId: string) {
  return queryOptions({
    queryKey: loadKeys.current(userId),
    queryFn: () => fetchCurrent(userId),
    meta: { errorToast: driverToasts.fetchFailed },
  });
}

/** A driver's delivered and canceled loads, paged. */
export function pastLoadsQueryOptions(userId: string) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: loadKeys.past(userId),
    queryFn: ({ pageParam, signal }) => fetchPast(userId, pageParam, signal),
    select: allRows<LoadRow>,
    meta: { errorToast: driverToasts.fetchFailed },
  });
}

/** One of a driver's loads; `null` if it isn't, or is no longer, assigned to them. */
export function assignedLoadQueryOptions(userId: string, id: string) {
  return queryOptions({
    queryKey: loadKeys.detail(userId, id),
    queryFn: () => fetchAssigned(userId, id),
    meta: { errorToast: driverToasts.fetchFailed },
  });
}
