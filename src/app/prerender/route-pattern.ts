import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * The pattern of the route that matches `path`: `/services/heavy-haul`, `/admin/*`, or `/*` for an
 * unknown path. Every prerendered page contains its pattern, so that the browser can tell whether
 * the markup it received belongs to the current URL.
 */
export function routePattern(routes: RouteObject[], path: string): string {
  const parts = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => route.path ?? []);
  return `/${parts.join('/')}`;
}
