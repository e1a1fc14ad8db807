import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { member, renderRoutes, VISITOR } from '@tests/ui/render-app';
import { idleSignOut } from '@/session/idle-sign-out';
import { AuthPage } from './auth-page';

function openAuth(at: string, auth = member('carrier')) {
  return renderRoutes(
    [
      { path: '/auth', element: <AuthPage /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { at, auth },
  );
}

it('signed-in users are redirected home, and the history entry is replaced', async () => {
  const { router } = openAuth('/auth');
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('users return to the page they came from', () => {
  const { router } = openAuth(`/auth?next=${encodeURIComponent('/admin/quotes?q=a#b')}`);
  const { pathname, search, hash } = router.state.location;
  expect(`${pathname}${search}${hash}`).toBe('/admin/quotes?q=a#b');
});

it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/auth', '/auth?next=/auth'])(
  'users go home instead of to %s',
  (next) => {
    const { router } = openAuth(`/auth?next=${encodeURIComponent(next)}`);
    expect(router.state.location.pathname).toBe('/');
  },
);

it('the page redirects as soon as someone signs in', async () => {
  const { router, changeAuth } = openAuth('/auth?next=/quote', VISITOR);
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
  changeAuth(member('carrier'));
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/quote');
});

it('the page requests a code before going back', async () => {
  const { router, changeAuth } = openAuth('/auth?next=/admin', {
    ...member('admin'),
    sessionNeed: 'challenge',
  });
  expect(await screen.findByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/auth');
  changeAuth(member('admin'));
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin');
});

it('the page does not go back before it knows whether a code is needed', () => {
  const { router } = openAuth('/auth?next=/admin', { ...member('admin'), isRolesLoading: true });
  expect(router.state.location.pathname).toBe('/auth');
});

it('the page says why an idle session ended', async () => {
  idleSignOut.set('true');
  openAuth('/auth', VISITOR);
  expect(
    await screen.findByText('You were signed out after 12 hours without activity.'),
  ).toBeVisible();
  idleSignOut.set(null);
});
