import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AppRole } from '@contracts/account';
import { getSupabase } from '@/platform/supabase/client';
import type { Tables } from '@/platform/supabase/database.types';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { literally } from '@/platform/supabase/search';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import { userMessages } from '../messages';
import type { UserFilters } from '../model/users-address';
import { userKeys } from './keys';

const COLUMNS =
  'id, created_at, updated_at, email, first_name, last_name, phone, company_name, sort_name, user_roles(role)';
// A join of its own for the filter: through the one above, the other roles would be left out.
const COLUMNS_BY_ROLE = `${COLUMNS}, held:user_roles!inner(role)` as const;

/** A user as the console reads one: the profile with its roles, in no order. */
export type User = Omit<Tables<'profiles'>, 'search_text' | 'sort_name'> & {
  sort_name: string | null;
  user_roles: { role: AppRole }[];
};

const ORDERS = {
  newest: NEWEST_FIRST,
  oldest: { ...NEWEST_FIRST, isAscending: true },
  name: { column: 'sort_name', isAscending: true },
  'name-down': { column: 'sort_name', isAscending: false },
} as const;

async function fetchUsers(
  { search, role, sort }: UserFilters,
  cursor: Cursor | null,
  signal: AbortSignal,
) {
  const profiles = getSupabase().from('profiles');
  let query =
    role === 'all'
      ? profiles.select(COLUMNS)
      : profiles.select(COLUMNS_BY_ROLE).eq('held.role', role);
  if (search !== '') query = query.regexIMatch('search_text', literally(search));
  return fetchPage<User>(query, { order: ORDERS[sort], cursor, signal });
}

/** One user as they are now; `null` when the account is no longer there. */
export async function fetchUser(id: string): Promise<User | null> {
  return unwrap(await getSupabase().from('profiles').select(COLUMNS).eq('id', id).maybeSingle());
}

/** The users, page by page. */
export function usersQueryOptions(filters: UserFilters) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: userKeys.list(filters),
    queryFn: ({ pageParam, signal }) => fetchUsers(filters, pageParam, signal),
    select: allRows<User>,
    meta: { errorToast: userMessages.fetchFailed },
  });
}

/** One user; `null` when the account is no longer there. */
export function userQueryOptions(id: string) {
  return queryOptions({
    queryKey: userKeys.detail(id),
    queryFn: () => fetchUser(id),
    networkMode: 'always',
    meta: { errorToast: userMessages.fetchFailed },
  });
}
