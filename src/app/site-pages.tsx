import { Suspense, useDeferredValue, useMemo } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { SessionLoading } from '@/session/session-loading';
import { ErrorBoundary } from './error-boundary';
import { NavigationProgress } from './navigation-progress';
import { withLazyComponents } from './prerender/lazy-components';

/**
 * The page of the address, out of the route table. Until the code of the next page is there, the
 * one that is left stays as it is.
 */
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
      <ErrorBoundary place={shown.key}>
        <Suspense fallback={<SessionLoading />}>{pages}</Suspense>
      </ErrorBoundary>
    </>
  );
}
