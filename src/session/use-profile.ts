import { useQuery } from '@tanstack/react-query';
import { profileQueryOptions, type Profile } from './session-queries';
import { useAuth } from './use-auth';

/** The profile of whoever is signed in; `undefined` for a visitor, and until it has come. */
export function useProfile(): Profile | undefined {
  const { user } = useAuth();
  return useQuery(profileQueryOptions(user?.id)).data;
}
