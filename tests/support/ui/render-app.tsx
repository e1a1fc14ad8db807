import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { createQueryClient } from '@/shared/lib/query-client';
import { AuthContext, type AuthStore, type AuthValue } from '@/session/auth-context';
import { Toaster } from '@/shared/ui/toast/toaster';
import { dismissToast, toastStore } from '@/shared/lib/toast-store';

/** A visitor without an account. */
export const VISITOR: AuthValue & { status: 'signed-out' } = {
  status: 'signed-out',
  user: null,
  roles: [],
  isRolesLoading: false,
  hasRolesFailed: false,
  retryRoles: () => undefined,
  sessionNeed: 'open',
  isAdmin: false,
  isStaff: false,
  hasRole: () => false,
  signOut: () => undefined,
};

/** A session that is still loading. */
export const UNKNOWN: AuthValue = { ...VISITOR, status: 'loading' };

/** A signed-in person with these roles. */
export function member(...roles: AuthValue['roles']): AuthValue {
  return {
    ...VISITOR,
    status: 'signed-in',
    user: {
      id: '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10',
      email: 'sam@example.com',
      session: 'a/aal1',
    },
    roles,
    isAdmin: roles.includes('admin'),
    isStaff: roles.includes('admin') || roles.includes('moderator'),
    hasRole: (role) => roles.includes(role),
  };
}

/** A session that doesn't change. */
function storeOf(value: AuthValue): AuthStore {
  return {
    subscribe: () => () => undefined,
    getState: () => value,
    getServerState: () => value,
  };
}

interface RenderOptions {
  at?: string;
  auth?: AuthValue;
}

let previousClient: QueryClient | undefined;

/** The app around the routes, with the test's session. */
export function renderRoutes(
  routes: RouteObject[],
  { at = '/', auth = VISITOR }: RenderOptions = {},
) {
  // Of the previous test. A query of it that fails late would show its toast in this test.
  previousClient?.clear();
  for (const { id } of toastStore.getState()) dismissToast(id);
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const queryClient = createQueryClient();
  previousClient = queryClient;
  const { queries, ...defaults } = queryClient.getDefaultOptions();
  // Failed reads are retried as often as in the app, but sooner.
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retryDelay: 100 } });
  const view = (value: AuthValue) => (
    <QueryClientProvider client={queryClient}>
      <AuthContext value={storeOf(value)}>
        <RouterProvider router={router} />
      </AuthContext>
      <Toaster />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(view(auth));
  return {
    router,
    unmount,
    /** The same tree after a sign-in or sign-out. */
    changeAuth: (value: AuthValue) => {
      rerender(view(value));
    },
  };
}

/** Renders one element as a page. */
export function renderPage(element: ReactNode, options?: RenderOptions) {
  return renderRoutes([{ path: '*', element }], options);
}
