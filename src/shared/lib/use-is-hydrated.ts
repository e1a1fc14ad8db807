import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * `false` while React takes over what was prerendered: then a component must show what the server
 * has shown, even if what it asked for is there by now.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
