import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { overviewKeys } from './keys';

async function fetchUnread() {
  return unwrap(await getSupabase().rpc('admin_unread_counts').single());
}

/** Number of new records by kind. */
export function unreadCountsQueryOptions() {
  return queryOptions({
    queryKey: overviewKeys.unread(),
    queryFn: fetchUnread,
    networkMode: 'always',
  });
}
