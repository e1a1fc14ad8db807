import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribeToNothing = () => () => undefined;

/**
 * The private link's token from the URL fragment; empty if there is none. `null` until hydration:
 * the page was prerendered without a fragment.
 */
export function useLinkToken(): string | null {
  const { hash } = useLocation();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isHydrated ? hash.slice(1) : null;
}
