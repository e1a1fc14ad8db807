import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setUserAccess } from './auth-store';
import { isAdminQueryOptions, rolesQueryOptions, sessionKeys } from './session-queries';
import { sessionStore } from './session-store';

/** Loads a signed-in user's roles and admin status; whatever fails to load counts as not granted. */
export function SessionData({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const roles = useQuery(rolesQueryOptions(userId));
  const admin = useQuery(isAdminQueryOptions(userId));
  // A failed query that is being refetched is not settled.
  const isKnown = [roles, admin].every(
    (query) => !query.isPending && !(query.isError && query.isFetching),
  );
  const hasFailed = roles.data === undefined || admin.data === undefined;

  useEffect(() => {
    if (!isKnown) return;
    const retry = () => {
      void queryClient.refetchQueries({ queryKey: sessionKeys.all });
    };
    setUserAccess({
      userId,
      roles: roles.data ?? [],
      isAdmin: admin.data ?? false,
      ...(hasFailed && { retry }),
    });
  }, [isKnown, hasFailed, userId, roles.data, admin.data, queryClient]);

  // Drop the user's data after they sign out and their pages have unmounted.
  useEffect(
    () => () => {
      if (sessionStore.getState().user?.id !== userId) queryClient.removeQueries();
    },
    [queryClient, userId],
  );

  return null;
}
