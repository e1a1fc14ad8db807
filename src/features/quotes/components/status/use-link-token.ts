import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/**
 * The token of a private link, from the fragment of the address; empty where there is none. `null`
 * until the page is alive: the server never sees a fragment, and the page was rendered without.
 */
export function useLinkToken(): string | null {
  const { hash } = useLocation();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAlive ? hash.slice(1) : null;
}
