import { useDeferredValue } from 'react';
import { useIsHydrated } from './use-is-hydrated';

/**
 * Whether a prerendered part shows its loading state: while its query is pending and while React hydrates it.
 * It ends in a deferred render, which React does in small steps. React renders the arrival of a query's data in one
 * task, which on a phone keeps a tap waiting.
 */
export function useIsLoading(isPending: boolean): boolean {
  const isHydrated = useIsHydrated();
  const isLoading = isPending || !isHydrated;
  return useDeferredValue(isLoading) || isLoading;
}
