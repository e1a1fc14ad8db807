import { queryOptions, skipToken } from '@tanstack/react-query';
import type { AppRole } from '@domain/roles';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Tables } from '@database';
import type { SessionUser } from './session-store';

/** A profile, without the columns that only serve searching and sorting. */
export type Profile = Omit<Tables<'profiles'>, 'search_text' | 'sort_name' | 'roles'>;

/**
 * A session's next step: nothing, a code from the authenticator app, setting one up, or, for staff, a
 * new sign-in after 12 idle hours or after signing out elsewhere.
 */
export type SessionNeed = 'open' | 'challenge' | 'enroll' | 'idle' | 'ended';

/** All of these belong to one user and are dropped when they sign out. */
export const sessionKeys = {
  all: ['session'] as const,
  roles: (userId: string | undefined) => [...sessionKeys.all, userId, 'roles'] as const,
  isAdmin: (userId: string | undefined) => [...sessionKeys.all, userId, 'is-admin'] as const,
  need: ({ id, session }: SessionUser) => [...sessionKeys.all, id, 'need', session] as const,
  profile: (userId: string | undefined) => [...sessionKeys.all, userId, 'profile'] as const,
};

async function fetchRoles(userId: string): Promise<AppRole[]> {
  const supabase = await loadSupabase();
  return unwrap(await supabase.rpc('get_user_roles', { _user_id: userId }));
}

async function fetchIsAdmin(userId: string): Promise<boolean> {
  const supabase = await loadSupabase();
  return unwrap(await supabase.rpc('has_role', { _user_id: userId, _role: 'admin' }));
}

async function fetchNeed(): Promise<SessionNeed> {
  const supabase = await loadSupabase();
  // The function returns these texts and no others.
  return unwrap(await supabase.rpc('my_session_state')) as SessionNeed;
}

async function fetchProfile(userId: string): Promise<Profile> {
  const supabase = await loadSupabase();
  const answer = await supabase.from('profiles').select('*').eq('id', userId).single();
  return unwrap(answer);
}

/** A user's role names. */
export function rolesQueryOptions(userId: string | undefined) {
  return queryOptions({
    queryKey: sessionKeys.roles(userId),
    queryFn: userId === undefined ? skipToken : () => fetchRoles(userId),
  });
}

/** Reads whether a user is an admin. */
export function isAdminQueryOptions(userId: string | undefined) {
  return queryOptions({
    queryKey: sessionKeys.isAdmin(userId),
    queryFn: userId === undefined ? skipToken : () => fetchIsAdmin(userId),
  });
}

/** Reads the session's next step before the user has their rights. */
export function sessionNeedQueryOptions(user: SessionUser) {
  return queryOptions({
    queryKey: sessionKeys.need(user),
    queryFn: fetchNeed,
  });
}

/** A user's profile row. */
export function profileQueryOptions(userId: string | undefined) {
  return queryOptions({
    queryKey: sessionKeys.profile(userId),
    queryFn: userId === undefined ? skipToken : () => fetchProfile(userId),
  });
}
