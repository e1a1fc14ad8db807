import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { member, renderRoutes, UNKNOWN, VISITOR } from '@tests/ui/render-app';
import type { AuthValue } from './auth-context';
import { ProtectedRoute } from './protected-route';

function openDoor(auth: AuthValue, requiredRoles?: AuthValue['roles']) {
  return renderRoutes(
    [
      {
        element: <ProtectedRoute {...(requiredRoles && { requiredRoles })} />,
        children: [{ path: '/loads/assigned', element: <p>The loads</p> }],
      },
      { path: '/auth', element: <p>The sign-in page</p> },
    ],
    { at: '/loads/assigned?week=2', auth },
  );
}

it('shows Loading... while nobody knows who is asking', () => {
  openDoor(UNKNOWN);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});

it('shows Loading... until the roles are known, where one is asked for', () => {
  openDoor({ ...member(), isRolesLoading: true }, ['driver']);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
});

it('sends visitors to /auth and remembers the way back', async () => {
  const { router } = openDoor(VISITOR);
  expect(await screen.findByText('The sign-in page')).toBeInTheDocument();
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(
    '/loads/assigned?week=2',
  );
});

it('denies access to those who lack every required role', () => {
  openDoor(member('carrier'), ['driver', 'admin']);
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
  expect(
    screen.getByText("You don't have the required permissions to access this page."),
  ).toBeInTheDocument();
  expect(screen.queryByText('The loads')).not.toBeInTheDocument();
});

it('says so, and offers to ask again, where the roles could not be fetched', async () => {
  const retryRoles = vi.fn();
  openDoor({ ...member(), hasRolesFailed: true, retryRoles }, ['admin']);
  expect(screen.getByRole('heading', { name: "We couldn't check your access" })).toBeVisible();
  expect(screen.queryByText('The loads')).not.toBeInTheDocument();
  expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retryRoles).toHaveBeenCalledOnce();
});

it('opens for one of the required roles', () => {
  openDoor(member('carrier', 'driver'), ['driver', 'admin']);
  expect(screen.getByText('The loads')).toBeInTheDocument();
});

it('opens for anybody signed in where no role is asked for, roles loading or not', () => {
  openDoor({ ...member(), isRolesLoading: true });
  expect(screen.getByText('The loads')).toBeInTheDocument();
});
