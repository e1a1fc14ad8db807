import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadPatiently } from '@/shared/lib/load-patiently';

/** The route table with a component in each place that only had a way to fetch one. */
export function withLateComponents(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const shown = typeof route.lazy === 'function' ? withComponent(route, route.lazy) : route;
    if (shown.children === undefined) return shown;
    return { ...shown, children: withLateComponents(shown.children) };
  });
}

function withComponent(route: RouteObject, load: LoadRoute): RouteObject {
  const Component = lazy(async () => {
    const { Component } = await loadPatiently(load);
    if (!Component) throw new Error(`The route "${route.path ?? ''}" fetches no component.`);
    return { default: Component };
  });
  return { ...route, Component };
}

type LoadRoute = () => Promise<Pick<RouteObject, 'Component'>>;
