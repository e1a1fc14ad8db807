import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { AuthContext, type AuthValue } from './auth-context';
import { isAdminQueryOptions, rolesQueryOptions } from './session-queries';
import { sessionStore, startSession } from './session-store';
import { useMailLink } from './use-mail-link';
import { useSignOutMutation } from './use-sign-out';

const NO_ROLES: AuthValue['roles'] = [];

/**
 * Tells the tree who is signed in. Roles and admin status are queries of their own, keyed by user;
 * what they cannot fetch counts as not given (specification 1, section 6).
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.getState,
    sessionStore.getServerState,
  );
  const userId = session.user?.id;
  const rolesQuery = useQuery(rolesQueryOptions(userId));
  const isAdminQuery = useQuery(isAdminQueryOptions(userId));
  const { mutate: signOut } = useSignOutMutation();

  useEffect(startSession, []);
  useMailLink();
  useForgetOnLeave(userId);

  const roles = rolesQuery.data ?? NO_ROLES;
  const isRolesLoading = userId !== undefined && (rolesQuery.isPending || isAdminQuery.isPending);
  const isAdmin = isAdminQuery.data ?? false;

  const value = useMemo<AuthValue>(
    () => ({
      ...session,
      roles,
      isRolesLoading,
      isAdmin,
      hasRole: (role) => roles.includes(role),
      signOut: (place = 'site') => {
        signOut(place);
      },
    }),
    [session, roles, isRolesLoading, isAdmin, signOut],
  );

  return <AuthContext value={value}>{children}</AuthContext>;
}

/** Drops everything fetched for a user once they are gone and their pages are off the screen. */
function useForgetOnLeave(userId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    return () => {
      queryClient.removeQueries();
    };
  }, [queryClient, userId]);
}
