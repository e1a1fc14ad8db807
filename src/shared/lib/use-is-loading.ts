import { useDeferredValue } from 'react';
import { useIsHydrated } from './use-is-hydrated';

/**
 * True if a prerendered part shows its loading state: while its query is pending and while React hydrates it.
 * It ends in a deferred render, which React does in small steps. Otherwise React would render the arriving
 * data in one task, which delays taps on a phone.
 */
export function useIsLoading(isPending: boolean): boolean {
  const isHydrated = useIsHydrated();
  const isLoading = isPending || !isHydrated;
  return useDeferredValue(isLoading) || isLoading;
}
