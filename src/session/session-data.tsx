import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setStanding } from './auth-store';
import { isAdminQueryOptions, rolesQueryOptions, sessionKeys } from './session-queries';
import { sessionStore } from './session-store';

/**
 * Finds out what somebody who is signed in may do, keyed by user; what cannot be fetched counts as
 * not given (specification 1, section 6). Shows nothing.
 */
export function SessionData({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const roles = useQuery(rolesQueryOptions(userId));
  const admin = useQuery(isAdminQueryOptions(userId));
  // An error that is asked about again is not known yet.
  const isKnown = [roles, admin].every(
    (query) => !query.isPending && !(query.isError && query.isFetching),
  );
  const hasFailed = roles.data === undefined || admin.data === undefined;

  useEffect(() => {
    if (!isKnown) return;
    const retry = () => {
      void queryClient.refetchQueries({ queryKey: sessionKeys.all });
    };
    setStanding({
      userId,
      roles: roles.data ?? [],
      isAdmin: admin.data ?? false,
      ...(hasFailed && { retry }),
    });
  }, [isKnown, hasFailed, userId, roles.data, admin.data, queryClient]);

  // Everything fetched for a user is dropped once they are gone and their pages off the screen.
  useEffect(
    () => () => {
      if (sessionStore.getState().user?.id !== userId) queryClient.removeQueries();
    },
    [queryClient, userId],
  );

  return null;
}
