import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoutes } from '@tests/ui/render-app';
import { ConfirmPage } from './confirm-page';

const verifyOtp = vi.hoisted(() => vi.fn());
vi.mock('@/session/session-store', async (original) => ({
  ...(await original<object>()),
  connectAuth: () => Promise.resolve({ verifyOtp }),
}));

const SESSION = { data: { session: {}, user: {} }, error: null };
const USED = {
  data: { session: null, user: null },
  error: {
    name: 'AuthApiError',
    message: 'Email link is invalid',
    status: 403,
    code: 'otp_expired',
  },
};

const openPage = (at: string) =>
  renderRoutes(
    [
      { path: '/auth/confirm', element: <ConfirmPage /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { at },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  verifyOtp.mockReset().mockResolvedValue(SESSION);
});

describe('a link from an email', () => {
  it('changes nothing until its button is pressed', async () => {
    openPage('/auth/confirm#token_hash=a1&type=recovery');
    expect(await screen.findByRole('button', { name: 'Choose a New Password' })).toBeEnabled();
    expect(verifyOtp).not.toHaveBeenCalled();
  });

  it.each([
    ['signup', 'Verify My Email Address', '?next=%2Fquote%3Ffrom%3Demail', '/quote?from=email'],
    ['signup', 'Verify My Email Address', '?next=https%3A%2F%2Fevil.example', '/'],
    ['invite', 'Accept the Invitation', '', '/auth/invitation'],
    [
      'recovery',
      'Choose a New Password',
      '?next=%2Fdashboard',
      '/auth/new-password?next=%2Fdashboard',
    ],
    ['email_change', 'Confirm the Change', '?next=%2Fprofile', '/profile'],
  ])(
    'a link of kind %s is used once by “%s”, and with %j leads to %s',
    async (type, name, search, path) => {
      const { router } = openPage(`/auth/confirm${search}#token_hash=a1&type=${type}`);
      await press(name);
      expect(await screen.findByText('Another page')).toBeInTheDocument();
      expect(verifyOtp).toHaveBeenCalledExactlyOnceWith({ token_hash: 'a1', type });
      const { pathname, search: query, hash } = router.state.location;
      expect(pathname + query + hash).toBe(path);
      expect(router.state.historyAction).toBe('REPLACE');
    },
  );

  it('asks for the second link after the first of an email change', async () => {
    verifyOtp.mockResolvedValue({ data: { session: null, user: null }, error: null });
    openPage('/auth/confirm?next=%2Fprofile#token_hash=a1&type=email_change');
    await press('Confirm the Change');
    expect(await screen.findByText('One More Link')).toBeInTheDocument();
  });

  it.each([
    ['recovery', 'Choose a New Password'],
    ['invite', 'Accept the Invitation'],
  ])('a used link offers a new one (%s)', async (type, name) => {
    verifyOtp.mockResolvedValue(USED);
    openPage(`/auth/confirm#token_hash=a1&type=${type}`);
    await press(name);
    expect(await screen.findByText('This link no longer works')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Send Link' })).toBeInTheDocument();
  });

  it('a link that verified an address earlier leads to the sign-in page', async () => {
    verifyOtp.mockResolvedValue(USED);
    openPage('/auth/confirm?next=%2Fquotes#token_hash=a1&type=signup');
    await press('Verify My Email Address');
    expect(await screen.findByRole('link', { name: 'Go to Sign In' })).toHaveAttribute(
      'href',
      '/auth?next=%2Fquotes',
    );
  });

  it('can be tried again when the connection drops', async () => {
    verifyOtp.mockResolvedValueOnce({
      data: { session: null, user: null },
      error: { name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 },
    });
    openPage('/auth/confirm#token_hash=a1&type=signup');
    await press('Verify My Email Address');
    expect((await screen.findAllByText('Link Not Opened'))[0]).toBeInTheDocument();
    await press('Verify My Email Address');
    expect(await screen.findByText('Another page')).toBeInTheDocument();
  });

  it('a link without a token explains that it doesn’t work', async () => {
    openPage('/auth/confirm');
    expect(await screen.findByText('This link no longer works')).toBeInTheDocument();
  });
});
