import type { RouteObject } from 'react-router-dom';
import { resolveLazyRoutes } from '../resolve-lazy-routes';

/** Events that precede a click by 100 ms or more. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Chromium's Network Information API. */
interface WithConnection {
  connection?: { saveData?: boolean };
}

/**
 * Loads a page's code when a visitor is about to open a link to it: the pointer is over it, a finger
 * touches it or it has the focus. A page with data starts its queries as soon as its code has loaded
 * (`lazyDataPart`). Does nothing while the browser saves data.
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const fetched = new Set([window.location.pathname]);
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin) return;
    if ((navigator as WithConnection).connection?.saveData === true) return;
    const { pathname } = link;
    if (fetched.has(pathname)) return;
    fetched.add(pathname);
    void resolveLazyRoutes(routes, pathname);
  };
  for (const type of INTENTS) {
    document.addEventListener(type, handleIntent, { passive: true });
  }
}
