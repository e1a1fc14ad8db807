import { matchRoutes, type RouteObject } from 'react-router-dom';
import { logError } from '@/shared/lib/log';

/**
 * Fetches the lazy parts of the routes that match `path`, so that the first render already has
 * them: no fallback flashes, and prerendered pages hydrate as they are. A part that does not arrive
 * stays lazy; the router asks again and shows the error screen.
 */
export async function resolveLazyRoutes(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      try {
        Object.assign(route, await route.lazy(), { lazy: undefined });
      } catch (error) {
        logError('A page did not arrive', error, { path });
      }
    }),
  );
}
