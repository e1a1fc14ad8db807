import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminQuoteKeys } from './admin-query-keys';

/** More people than an office has. */
const MOST = 200;

async function fetchColleagues() {
  return unwrap(
    await getSupabase()
      .from('profiles')
      .select('id, first_name, last_name, email, user_roles!inner (role)')
      .in('user_roles.role', ['admin', 'moderator'])
      .order('first_name')
      .order('last_name')
      .limit(MOST),
  );
}

/** Users a quote can be assigned to: all admins and moderators. */
export function colleaguesQueryOptions() {
  return queryOptions({
    queryKey: adminQuoteKeys.colleagues(),
    queryFn: fetchColleagues,
  });
}
