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

function openPage(auth = member('driver')) {
  return renderRoutes(
    [
      { path: '/auth/invitation', element: <InvitationPage /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { at: '/auth/invitation', auth },
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

describe('the invitation link', () => {
  it('shows who invited them and which roles they get', async () => {
    openPage(member('moderator', 'driver'));
    expect(await screen.findByText(/invited you/)).toHaveTextContent(
      'Morgan Ellery invited you to join Gem City Heavy Haul as Moderator and Driver.',
    );
    expect(screen.getByText('sam@example.com')).toBeInTheDocument();
  });

  it('works when neither the inviter nor the role is known', async () => {
    backend.on(MINE, { status: 200, body: [{ invited_by: '' }] });
    openPage(member());
    expect((await screen.findByText('You’re invited')).parentElement).toHaveTextContent(
      'You’re invited to join Gem City Heavy Haul.',
    );
  });

  it.each([
    ['/dashboard', member('driver')],
    ['/admin', member('admin')],
  ])('sets a password and goes to %s', async (path, auth) => {
    const { router } = openPage(auth);
    await userEvent.type(await password(), 'gutter lamp orbit');
    await set();
    expect(await screen.findByText('Welcome Aboard')).toBeInTheDocument();
    expect(updateUser).toHaveBeenCalledExactlyOnceWith({ password: 'gutter lamp orbit' });
    expect(router.state.location.pathname).toBe(path);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('enforces the password rule and shows why Auth refused a password', async () => {
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

  it('offers a retry when the invitation fails to load', async () => {
    backend.on(MINE, { status: 403, body: { code: '42501', message: 'permission denied' } });
    openPage();
    expect(await screen.findByText('We couldn’t load your invitation.')).toBeInTheDocument();
    backend.on(MINE, { status: 200, body: [{ invited_by: 'Morgan Ellery' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await password()).toBeInTheDocument();
  });
});

it('someone who isn’t signed in is offered a new link', async () => {
  openPage(VISITOR);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works');
  expect(screen.getByRole('alert')).toHaveTextContent('Request a new one');
  expect(await screen.findByRole('button', { name: 'Send Link' })).toBeInTheDocument();
});

it('a user without an invitation is sent to their dashboard', async () => {
  backend.on(MINE, { status: 200, body: [] });
  openPage(member('carrier'));
  expect(await screen.findByText('No invitation for this account')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});
