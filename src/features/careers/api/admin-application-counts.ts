import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { ApplicationFilters } from '../model/application-list-params';
import type { ApplicationCounts } from '../model/application-counts';
import { knownStatus } from '../model/application-status';
import { adminApplicationKeys } from './admin-keys';

type Narrowing = Pick<ApplicationFilters, 'search' | 'position'>;

async function fetchCounts({ search, position }: Narrowing): Promise<ApplicationCounts> {
  const rows = unwrap(
    await getSupabase().rpc('application_status_counts', {
      _search: search,
      _position: position === 'all' ? '' : position,
    }),
  );
  const counts = { new: 0, reviewed: 0, interview: 0, hired: 0, rejected: 0 };
  for (const { status, applications } of rows) counts[knownStatus(status)] += applications;
  return counts;
}

/** How many applications of each status search and position find, counted in SQL. */
export function applicationCountsQueryOptions({ search, position }: Narrowing) {
  return queryOptions({
    queryKey: [...adminApplicationKeys.counts(search), position],
    queryFn: () => fetchCounts({ search, position }),
    placeholderData: keepPreviousData,
  });
}
