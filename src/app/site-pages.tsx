import { Suspense, useDeferredValue, useMemo } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { SessionLoading } from '@/session/session-loading';
import { HydratedMark } from '@/shared/lib/hydration-mark';
import { ErrorBoundary } from './error-boundary';
import { NavigationProgress } from './navigation-progress';
import { withLazyComponents } from './prerender/lazy-components';

/** Renders the route of the current URL. The old page stays until the next page's code is loaded. */
export function SitePages({ routes }: { routes: RouteObject[] }) {
  const location = useLocation();
  const shown = useDeferredValue(location);
  const pages = useRoutes(
    useMemo(() => withLazyComponents(routes), [routes]),
    shown,
  );
  return (
    <>
      <NavigationProgress isLoading={shown !== location} />
      <ErrorBoundary locationKey={shown.key}>
        <Suspense fallback={<SessionLoading />}>
          {pages}
          <HydratedMark />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
