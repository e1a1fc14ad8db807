import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { vi } from 'vitest';
import { LiveProvider } from '@/app/layouts/admin/live-provider';
import { member, renderRoutes } from './render-app';

/** A page of the console as an admin sees it, unless someone else is given. */
export function renderConsolePage(page: ComponentType, at = '/', auth = member('admin')) {
  const frame = (
    <LiveProvider>
      <Outlet context={{ onOpenMenu: vi.fn() }} />
    </LiveProvider>
  );
  return renderRoutes(
    [{ path: '/', element: frame, children: [{ index: true, Component: page }] }],
    { at, auth },
  );
}
