import { matchRoutes, type RouteObject } from 'react-router-dom';
import { logError } from '@/shared/lib/log';

/**
 * Loads the components of the routes that match `path` before the first render, so that no fallback
 * flashes and prerendered markup hydrates without a mismatch. A component that fails to load stays
 * lazy: rendering it tries again and then shows the error screen.
 */
export async function resolveLazyRoutes(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      try {
        Object.assign(route, await route.lazy(), { lazy: undefined });
      } catch (error) {
        logError("A page's code failed to load", error, { path });
      }
    }),
  );
}
