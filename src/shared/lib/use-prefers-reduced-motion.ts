import { useMediaQuery } from './use-media-query';

/** Whether the user prefers reduced motion; `false` on the server. */
export function usePrefersReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
