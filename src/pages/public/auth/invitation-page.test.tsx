import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { member, renderRoutes, VISITOR } from '@tests/ui/render-app';
import { InvitationPage } from './invitation-page';

const updateUser = vi.hoisted(() => vi.fn());
vi.mock('@/session/session-store', async (original) => ({
  ...(await original<object>()),
  connectAuth: () => Promise.resolve({ updateUser }),
}));

const MINE = 'POST /rest/v1/rpc/my_invitation';
let backend: FakeBackend;

function openPage(auth = member('driver'), hash = '') {
  return renderRoutes(
    [
      { path: '/auth/invitation', element: <InvitationPage /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { at: `/auth/invitation${hash}`, auth },
  );
}
const password = () => screen.findByLabelText('Password', { exact: true });
const set = () => userEvent.click(screen.getByRole('button', { name: 'Set Password' }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  updateUser.mockReset().mockResolvedValue({ error: null });
  backend = fakeBackend();
  backend.on(MINE, { status: 200, body: [{ invited_by: 'Morgan Ellery' }] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('whoever opens the link of an invitation', () => {
  it('reads who invited them to what', async () => {
    openPage(member('moderator', 'driver'));
    expect(await screen.findByText(/has invited you to/)).toHaveTextContent(
      'Morgan Ellery has invited you to Gem City Heavy Haul as Moderator and Driver.',
    );
    expect(screen.getByText('sam@example.com')).toBeInTheDocument();
  });

  it('reads it too where nobody can say by whom, or for which role', async () => {
    backend.on(MINE, { status: 200, body: [{ invited_by: '' }] });
    openPage(member());
    expect(await screen.findByText(/^You are invited to/)).toHaveTextContent(
      'You are invited to Gem City Heavy Haul.',
    );
  });

  it.each([
    ['/dashboard', member('driver')],
    ['/admin', member('admin')],
  ])('chooses a password and lands on %s', async (path, auth) => {
    const { router } = openPage(auth);
    await userEvent.type(await password(), 'gutter lamp orbit');
    await set();
    expect(await screen.findByText('Welcome Aboard')).toBeInTheDocument();
    expect(updateUser).toHaveBeenCalledExactlyOnceWith({ password: 'gutter lamp orbit' });
    expect(router.state.location.pathname).toBe(path);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('is held to the rule for passwords, and told what Auth says against one', async () => {
    openPage();
    await userEvent.type(await password(), 'short');
    await set();
    expect(await screen.findByText('Use at least 8 characters.')).toBeInTheDocument();
    expect(updateUser).not.toHaveBeenCalled();

    const message = 'Password is known to be weak and easy to guess.';
    updateUser.mockResolvedValue({ error: { code: 'weak_password', status: 422, message } });
    await userEvent.type(await password(), 'password');
    await set();
    expect(await password()).toHaveAccessibleDescription(message);
    expect(await password()).toHaveValue('shortpassword');
  });

  it('can try again where the invitation could not be fetched', async () => {
    backend.on(MINE, { status: 403, body: { code: '42501', message: 'permission denied' } });
    openPage();
    expect(await screen.findByText('Your invitation could not be fetched.')).toBeInTheDocument();
    backend.on(MINE, { status: 200, body: [{ invited_by: 'Morgan Ellery' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await password()).toBeInTheDocument();
  });
});

it('a link that no longer works says what to do, and a new one can be had', async () => {
  const { router } = openPage(VISITOR, '#error=access_denied&error_code=otp_expired');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work any more');
  expect(screen.getByRole('alert')).toHaveTextContent('Have a new one mailed here');
  expect(await screen.findByRole('button', { name: 'Send the Link' })).toBeInTheDocument();
  expect(router.state.location.hash).toBe('');
});

it('somebody who was not invited is shown their own way', async () => {
  backend.on(MINE, { status: 200, body: [] });
  openPage(member('carrier'));
  expect(await screen.findByText('There is no invitation for this account')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});
