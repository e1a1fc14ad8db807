import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { member, renderPage } from '@tests/ui/render-app';
import { PasswordForm } from './password-form';
import { SignOutEverywhere } from './sign-out-everywhere';

const connectAuth = vi.hoisted(() => vi.fn());
const createSeparateAuth = vi.hoisted(() => vi.fn());
vi.mock('@/session/session-store', () => ({
  connectAuth,
  sessionStore: {
    getState: () => ({ status: 'signed-out', user: null }),
    subscribe: () => () => undefined,
  },
}));
vi.mock('@/platform/supabase/client', () => ({ createSeparateAuth }));

const DONE = { data: {}, error: null };
const auth = { getUser: vi.fn(), signOut: vi.fn(), setSession: vi.fn(), updateUser: vi.fn() };
const check = {
  signInWithPassword: vi.fn(),
  signOut: vi.fn(),
  mfa: { challengeAndVerify: vi.fn() },
};
const VERIFIED = { access_token: 'a', refresh_token: 'r' };
const factors = [{ id: 'phone', status: 'verified' }];
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  auth.getUser.mockResolvedValue({ data: { user: { email: 'a@b.c', factors } }, error: null });
  auth.signOut.mockReset().mockResolvedValue(DONE);
  auth.setSession.mockReset().mockResolvedValue(DONE);
  auth.updateUser.mockReset().mockResolvedValue(DONE);
  check.signInWithPassword.mockResolvedValue({ data: { user: { factors } }, error: null });
  check.signOut.mockReset().mockResolvedValue(DONE);
  check.mfa.challengeAndVerify.mockReset().mockResolvedValue({ data: VERIFIED, error: null });
  connectAuth.mockResolvedValue(auth);
  createSeparateAuth.mockReturnValue(check);
});

describe('signing out everywhere', () => {
  const press = async () => {
    await user.click(await screen.findByRole('button', { name: 'Sign Out Everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Sign Out Everywhere' }));
    return dialog;
  };

  it('ends all sessions after confirming', async () => {
    renderPage(<SignOutEverywhere />, { auth: member() });
    await press();
    expect(await screen.findByText('You’re signed out on all devices.')).toBeVisible();
    expect(auth.signOut.mock.calls).toEqual([[{ scope: 'global' }]]);
  });

  it('says when it failed, and can be repeated', async () => {
    auth.signOut.mockResolvedValueOnce({
      error: { name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' },
    });
    renderPage(<SignOutEverywhere />, { auth: member() });
    const dialog = await press();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Please try again/);
    await user.click(dialog.getByRole('button', { name: 'Sign Out Everywhere' }));
    expect(auth.signOut).toHaveBeenCalledTimes(2);
  });
});

describe('changing the password with two-step verification', () => {
  const change = async (code: string) => {
    renderPage(<PasswordForm userId="1" email="a@b.c" />, { auth: member('admin') });
    const codeField = await screen.findByLabelText('Code from your authenticator app');
    await user.type(screen.getByLabelText('Current password'), 'old-Haul-2026');
    await user.type(screen.getByLabelText('New password'), 'new-Haul-2026');
    if (code !== '') await user.type(codeField, code);
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    return codeField;
  };

  it('requires the code', async () => {
    expect(await change('')).toHaveAccessibleDescription(/six digits/);
    expect(check.signInWithPassword).not.toHaveBeenCalled();
  });

  it('replaces the session only after the password and the code', async () => {
    await change('123456');
    expect(await screen.findByText('Password Changed')).toBeVisible();
    expect(check.mfa.challengeAndVerify).toHaveBeenCalledWith({
      factorId: 'phone',
      code: '123456',
    });
    expect(auth.setSession).toHaveBeenCalledWith(VERIFIED);
    expect(auth.updateUser).toHaveBeenCalledOnce();
  });

  it('keeps the session after a wrong code', async () => {
    check.mfa.challengeAndVerify.mockResolvedValueOnce({
      error: { name: 'AuthApiError', code: 'mfa_verification_failed', status: 422, message: 'No' },
    });
    const field = await change('123456');
    await waitFor(() => {
      expect(field).toHaveAttribute('aria-invalid', 'true');
    });
    expect(field).toHaveAccessibleDescription(/wrong or expired/);
    expect(check.signOut).toHaveBeenCalledWith({ scope: 'local' });
    expect(auth.setSession).not.toHaveBeenCalled();
    expect(auth.updateUser).not.toHaveBeenCalled();
  });
});
