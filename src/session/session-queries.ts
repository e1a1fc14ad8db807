import { queryOptions, skipToken } from '@tanstack/react-query';
import type { AppRole } from '@contracts/account';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Tables } from '@database';

/** A profile, without what the database keeps to search and sort by. */
export type Profile = Omit<Tables<'profiles'>, 'search_text' | 'sort_name' | 'roles'>;

/** Everything here belongs to one user and is dropped when they leave. */
export const sessionKeys = {
  all: ['session'] as const,
  roles: (userId: string | undefined) => [...sessionKeys.all, userId, 'roles'] as const,
  isAdmin: (userId: string | undefined) => [...sessionKeys.all, userId, 'is-admin'] as const,
  profile: (userId: string | undefined) => [...sessionKeys.all, userId, 'profile'] as const,
};

/**
 * Never paused: offline, a door must answer "no" instead of loading for ever. Asked again once the
 * connection is back.
 */
const FAIL_CLOSED = { networkMode: 'always', refetchOnReconnect: true } as const;

async function fetchRoles(userId: string): Promise<AppRole[]> {
  const supabase = await loadSupabase();
  return unwrap(await supabase.rpc('get_user_roles', { _user_id: userId }));
}

async function fetchIsAdmin(userId: string): Promise<boolean> {
  const supabase = await loadSupabase();
  return unwrap(await supabase.rpc('has_role', { _user_id: userId, _role: 'admin' }));
}

async function fetchProfile(userId: string): Promise<Profile> {
  const supabase = await loadSupabase();
  const answer = await supabase.from('profiles').select('*').eq('id', userId).single();
  return unwrap(answer);
}

/** Role names of a user (specification 1, section 7). A failure reads as no roles. */
export function rolesQueryOptions(userId: string | undefined) {
  return queryOptions({
    queryKey: sessionKeys.roles(userId),
    queryFn: userId === undefined ? skipToken : () => fetchRoles(userId),
    ...FAIL_CLOSED,
  });
}

/** Whether a user is an admin: asked by itself, as the specification has it. */
export function isAdminQueryOptions(userId: string | undefined) {
  return queryOptions({
    queryKey: sessionKeys.isAdmin(userId),
    queryFn: userId === undefined ? skipToken : () => fetchIsAdmin(userId),
    ...FAIL_CLOSED,
  });
}

/** The profile row of a user. */
export function profileQueryOptions(userId: string | undefined) {
  return queryOptions({
    queryKey: sessionKeys.profile(userId),
    queryFn: userId === undefined ? skipToken : () => fetchProfile(userId),
    ...FAIL_CLOSED,
  });
}
