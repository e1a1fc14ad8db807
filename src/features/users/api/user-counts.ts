import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppRole } from '@domain/roles';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { userKeys } from './query-keys';

/** Number of users per role, and in total. */
export type UserCounts = Record<AppRole | 'all', number>;

async function fetchCounts(search: string): Promise<UserCounts> {
  const rows = unwrap(await getSupabase().rpc('user_role_counts', { _search: search }));
  const byRole = Object.fromEntries(rows.map(({ role, users }) => [role, users]));
  return { ...(byRole as Record<AppRole, number>), all: rows[0]?.total ?? 0 };
}

/** Number of users per role that match the search, counted in SQL. */
export function userCountsQueryOptions(search: string) {
  return queryOptions({
    queryKey: userKeys.counts(search),
    queryFn: () => fetchCounts(search),
    placeholderData: keepPreviousData,
  });
}
