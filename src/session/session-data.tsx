import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setStanding } from './auth-store';
import { isAdminQueryOptions, rolesQueryOptions } from './session-queries';
import { sessionStore } from './session-store';

/**
 * Finds out what somebody who is signed in may do, keyed by user; what cannot be fetched counts as
 * not given (specification 1, section 6). Shows nothing.
 */
export function SessionData({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const { data: roles, isPending: areRolesPending } = useQuery(rolesQueryOptions(userId));
  const { data: isAdmin = false, isPending } = useQuery(isAdminQueryOptions(userId));
  const isKnown = !areRolesPending && !isPending;

  useEffect(() => {
    if (isKnown) setStanding({ userId, roles: roles ?? [], isAdmin });
  }, [isKnown, userId, roles, isAdmin]);

  // Everything fetched for a user is dropped once they are gone and their pages off the screen.
  useEffect(
    () => () => {
      if (sessionStore.getState().user?.id !== userId) queryClient.removeQueries();
    },
    [queryClient, userId],
  );

  return null;
}
