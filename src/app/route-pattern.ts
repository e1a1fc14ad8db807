import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * The pattern of the route that answers `path`: `/services/heavy-haul`, `/admin/*`, or `/*` for
 * what has no page. A prerendered page carries it, so that the browser can tell whether the markup
 * it was served is that of the address it stands on.
 */
export function routePattern(routes: RouteObject[], path: string): string {
  const parts = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => route.path ?? []);
  return `/${parts.join('/')}`;
}
