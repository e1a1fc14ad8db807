import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadWithRetry } from '@/shared/lib/load-with-retry';

/** The route table with every `lazy` import turned into a `React.lazy` component. */
export function withLazyComponents(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const shown = typeof route.lazy === 'function' ? withComponent(route, route.lazy) : route;
    if (shown.children === undefined) return shown;
    return { ...shown, children: withLazyComponents(shown.children) };
  });
}

function withComponent(route: RouteObject, load: LoadRoute): RouteObject {
  const Component = lazy(async () => {
    const { Component } = await loadWithRetry(load);
    if (!Component) throw new Error(`The route "${route.path ?? ''}" has no component.`);
    return { default: Component };
  });
  return { ...route, Component };
}

type LoadRoute = () => Promise<Pick<RouteObject, 'Component'>>;
