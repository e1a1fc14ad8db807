import { useQuery } from '@tanstack/react-query';
import { profileQueryOptions, type Profile } from './session-queries';
import { useAuth } from './use-auth';

/** The signed-in user's profile; `undefined` for visitors and while loading. */
export function useProfile(): Profile | undefined {
  const { user } = useAuth();
  return useQuery(profileQueryOptions(user?.id)).data;
}
