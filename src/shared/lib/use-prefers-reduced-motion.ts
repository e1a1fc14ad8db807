import { useMediaQuery } from './use-media-query';

/** True if the user prefers reduced motion; `false` on the server. */
export function usePrefersReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
