import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AppRole } from '@domain/roles';
import { fromAdminView } from '@/platform/supabase/admin-view';
import type { ColumnNames } from '@/platform/supabase/column-names';
import type { Tables } from '@database';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { containing } from '@/platform/supabase/search';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import { userToasts } from '../toasts';
import type { UserFilters } from '../model/user-list-params';
import { userKeys } from './query-keys';

const COLUMNS =
  'id, created_at, updated_at, invited_at, joined_at, email, first_name, last_name, phone, company_name, sort_name, roles';

/** The view returns roles as text, and a constraint allows only known roles. */
type ViewedProfile = Omit<Tables<'profiles'>, 'sort_name' | 'roles'> & {
  sort_name: string | null;
  roles: AppRole[];
};

/** A user as the console sees them; the role that decides the dashboard comes first. */
export type User = Omit<ViewedProfile, 'search_text'>;

const ORDERS = {
  newest: NEWEST_FIRST,
  oldest: { ...NEWEST_FIRST, isAscending: true },
  name: { column: 'sort_name', isAscending: true },
  'name-down': { column: 'sort_name', isAscending: false },
} as const;

const users = () =>
  fromAdminView('profiles').select<
    typeof COLUMNS,
    Pick<ViewedProfile, ColumnNames<typeof COLUMNS>>
  >(COLUMNS);

async function fetchUsers(
  { search, role, sort }: UserFilters,
  cursor: Cursor | null,
  signal: AbortSignal,
) {
  let query = users();
  if (role !== 'all') query = query.contains('roles', [role]);
  if (search !== '') query = query.filter('search_text', ...containing(search));
  return fetchPage<User>(query, { order: ORDERS[sort], cursor, signal });
}

/** The latest version of a user; `null` if the account was deleted. */
export async function fetchUser(id: string): Promise<User | null> {
  return unwrap(await users().eq('id', id).maybeSingle());
}

/** Users that match the filters, paged. */
export function usersQueryOptions(filters: UserFilters) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: userKeys.list(filters),
    queryFn: ({ pageParam, signal }) => fetchUsers(filters, pageParam, signal),
    select: allRows<User>,
    meta: { errorToast: userToasts.fetchFailed },
  });
}

/** One user; `null` if the account was deleted. */
export function userQueryOptions(id: string) {
  return queryOptions({
    queryKey: userKeys.detail(id),
    queryFn: () => fetchUser(id),
    meta: { errorToast: userToasts.fetchFailed },
  });
}
