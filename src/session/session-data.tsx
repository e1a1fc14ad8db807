import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { expectSessionEnd, setUserAccess } from './auth-store';
import { idleSignOut } from './idle-sign-out';
import { watchIdle } from './idle';
import {
  isAdminQueryOptions,
  rolesQueryOptions,
  sessionKeys,
  sessionNeedQueryOptions,
} from './session-queries';
import { dropSession, sessionStore, type SessionUser } from './session-store';

/**
 * Loads a signed-in user's roles, admin status and what their session still needs; whatever fails to load
 * counts as not granted. Ends a staff session after 12 hours without input.
 */
export function SessionData({ user }: { user: SessionUser }) {
  const userId = user.id;
  const queryClient = useQueryClient();
  const roles = useQuery(rolesQueryOptions(userId));
  const admin = useQuery(isAdminQueryOptions(userId));
  const need = useQuery(sessionNeedQueryOptions(user));
  // A failed query that is being refetched is not settled.
  const isKnown = [roles, admin, need].every(
    (query) => !query.isPending && !(query.isError && query.isFetching),
  );
  const hasFailed = roles.data === undefined || admin.data === undefined || need.data === undefined;
  const isStaff = roles.data?.some((role) => role === 'admin' || role === 'moderator') === true;
  const sessionId = user.session.split('/')[0] ?? '';

  useEffect(() => {
    if (need.data === 'idle') void endIdleSession();
    if (need.data === 'ended') void dropSession();
  }, [need.data]);

  useEffect(() => {
    if (!isKnown || need.data === 'idle' || need.data === 'ended') return;
    const retry = () => {
      void queryClient.refetchQueries({ queryKey: sessionKeys.all });
    };
    setUserAccess({
      userId,
      roles: roles.data ?? [],
      isAdmin: admin.data ?? false,
      need: need.data,
      ...(hasFailed && { retry }),
    });
    idleSignOut.set(null);
  }, [isKnown, hasFailed, userId, roles.data, admin.data, need.data, queryClient]);

  useEffect(() => {
    if (!isStaff) return;
    return watchIdle({
      session: sessionId,
      report: reportActivity,
      onIdle: () => void endIdleSession(),
    });
  }, [isStaff, sessionId]);

  // Drop the user's data after they sign out and their pages have unmounted.
  useEffect(
    () => () => {
      if (sessionStore.getState().user?.id !== userId) queryClient.removeQueries();
    },
    [queryClient, userId],
  );

  return null;
}

async function reportActivity(): Promise<void> {
  const supabase = await loadSupabase();
  unwrap(await supabase.rpc('touch_session'));
}

/** The sign-in page says why. */
async function endIdleSession(): Promise<void> {
  const cancel = expectSessionEnd();
  idleSignOut.set('true');
  await dropSession();
  cancel();
}
