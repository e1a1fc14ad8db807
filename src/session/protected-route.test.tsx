import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { member, renderRoutes, UNKNOWN, VISITOR } from '@tests/ui/render-app';
import type { AuthValue } from './auth-context';
import { ProtectedRoute } from './protected-route';

function openRoute(auth: AuthValue, requiredRoles?: AuthValue['roles']) {
  return renderRoutes(
    [
      {
        element: <ProtectedRoute {...(requiredRoles && { requiredRoles })} />,
        children: [{ path: '/loads/assigned', element: <p>Loads page</p> }],
      },
      { path: '/auth', element: <p>Sign-in page</p> },
    ],
    { at: '/loads/assigned?week=2', auth },
  );
}

it('the route shows Loading... while the session loads', () => {
  openRoute(UNKNOWN);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});

it('the route shows Loading... while required roles load', () => {
  openRoute({ ...member(), isRolesLoading: true }, ['driver']);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
});

it('visitors are redirected to /auth with the return path', async () => {
  const { router } = openRoute(VISITOR);
  expect(await screen.findByText('Sign-in page')).toBeInTheDocument();
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(
    '/loads/assigned?week=2',
  );
});

it('users without a required role are denied access', () => {
  openRoute(member('carrier'), ['driver', 'admin']);
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
  expect(
    screen.getByText("You don't have the required permissions to access this page."),
  ).toBeInTheDocument();
  expect(screen.queryByText('Loads page')).not.toBeInTheDocument();
});

it('the route shows an error with a retry when the roles failed to load', async () => {
  const retryRoles = vi.fn();
  openRoute({ ...member(), hasRolesFailed: true, retryRoles }, ['admin']);
  expect(screen.getByRole('heading', { name: "We couldn't check your access" })).toBeVisible();
  expect(screen.queryByText('Loads page')).not.toBeInTheDocument();
  expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retryRoles).toHaveBeenCalledOnce();
});

it('users with one of the required roles are admitted', () => {
  openRoute(member('carrier', 'driver'), ['driver', 'admin']);
  expect(screen.getByText('Loads page')).toBeInTheDocument();
});

it('any signed-in user is admitted without required roles, even while roles load', () => {
  openRoute({ ...member(), isRolesLoading: true });
  expect(screen.getByText('Loads page')).toBeInTheDocument();
});
