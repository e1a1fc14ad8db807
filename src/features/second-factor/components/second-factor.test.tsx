import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { member, renderPage } from '@tests/ui/render-app';
import { SecondFactorGate } from './second-factor-gate';
import { SecondFactorSection } from './second-factor-section';

const { connectAuth, dropSession } = vi.hoisted(() => ({
  connectAuth: vi.fn(),
  dropSession: vi.fn(),
}));
vi.mock('@/session/session-store', () => ({ connectAuth, dropSession }));

const OK = { data: {}, error: null };
const PHONE = {
  id: 'phone',
  friendly_name: 'My phone',
  created_at: '2026-11-01T12:00:00Z',
  status: 'verified',
};
const TABLET = { ...PHONE, id: 'tablet', friendly_name: 'Tablet' };
const ABANDONED = { ...PHONE, id: 'abandoned', status: 'unverified' };
const refusal = (code: string, status = 422, message = 'Refused') => ({
  data: null,
  error: { name: 'AuthApiError', code, status, message },
});
const OFFLINE = {
  data: null,
  error: { name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' },
};

const mfa = {
  listFactors: vi.fn(),
  enroll: vi.fn(),
  unenroll: vi.fn(),
  challengeAndVerify: vi.fn(),
};
const refreshSession = vi.fn();
const user = userEvent.setup({ delay: null });

function hold(...factors: (typeof PHONE)[]) {
  const totp = factors.filter(({ status }) => status === 'verified');
  mfa.listFactors.mockResolvedValue({ data: { totp, all: factors }, error: null });
}

beforeEach(() => {
  dropSession.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  hold();
  mfa.enroll.mockReset().mockResolvedValue({
    data: { id: 'new', totp: { qr_code: 'data:image/svg+xml,x', secret: 'ABCDEFGHIJ' } },
    error: null,
  });
  mfa.unenroll.mockReset().mockResolvedValue(OK);
  mfa.challengeAndVerify.mockReset().mockResolvedValue(OK);
  refreshSession.mockReset().mockResolvedValue(OK);
  connectAuth.mockResolvedValue({ mfa, refreshSession });
});

const codeField = () => screen.findByLabelText('Code');

describe('the code at sign-in', () => {
  const signOut = vi.fn();
  const challenge = () =>
    renderPage(<SecondFactorGate path="/admin" />, {
      auth: { ...member('admin'), sessionNeed: 'challenge', signOut },
    });
  const enter = async (code: string) => {
    await user.type(await codeField(), code);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  };

  it('the code is verified for the user’s device; pasting it with a space works', async () => {
    hold(PHONE);
    challenge();
    const field = await codeField();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.paste('123 456');
    await user.keyboard('{Enter}');
    expect(mfa.challengeAndVerify).toHaveBeenCalledWith({ factorId: 'phone', code: '123456' });
    expect(await screen.findByRole('button', { name: /Checking/ })).toBeVisible();
  });

  it('the code is not sent before it is complete', async () => {
    hold(PHONE);
    challenge();
    await enter('12345');
    expect(await codeField()).toHaveAccessibleDescription('Enter the six digits your app shows.');
    expect(mfa.challengeAndVerify).not.toHaveBeenCalled();
  });

  it.each([
    ['a wrong code', refusal('mfa_verification_failed'), /wrong or expired/, ''],
    ['an expired challenge', refusal('mfa_challenge_expired'), /took too long/, '111111'],
    ['too many attempts', refusal('over_request_rate_limit', 429), /in a minute/, '111111'],
    ['a lost connection', OFFLINE, /appear to be offline/, '111111'],
    [
      'a server error',
      refusal('unexpected_failure', 500, 'Database error'),
      /Database error/,
      '111111',
    ],
  ])('explains %s', async (_what, answer, text, kept) => {
    hold(PHONE);
    mfa.challengeAndVerify.mockResolvedValueOnce(answer);
    challenge();
    await enter('111111');
    expect(await screen.findByText(text)).toBeVisible();
    expect(await codeField()).toHaveFocus();
    expect(await codeField()).toHaveValue(kept);

    await user.clear(await codeField());
    await enter('222222');
    expect(mfa.challengeAndVerify).toHaveBeenLastCalledWith({ factorId: 'phone', code: '222222' });
  });

  it('leads back to the sign-in when the session was ended elsewhere', async () => {
    hold(PHONE);
    mfa.challengeAndVerify.mockResolvedValueOnce({
      data: null,
      error: { name: 'AuthSessionMissingError', status: 400, message: 'Auth session missing!' },
    });
    challenge();
    await enter('111111');
    expect(await screen.findByText('Your session has ended. Sign in again.')).toBeVisible();
    expect(dropSession).toHaveBeenCalledOnce();
  });

  it('keeps the session after a wrong code', async () => {
    hold(PHONE);
    mfa.challengeAndVerify.mockResolvedValueOnce(refusal('mfa_verification_failed'));
    challenge();
    await enter('111111');
    expect(await screen.findByText(/wrong or expired/)).toBeVisible();
    expect(dropSession).not.toHaveBeenCalled();
  });

  it('can come from any of several devices', async () => {
    hold(PHONE, TABLET);
    challenge();
    await user.selectOptions(await screen.findByLabelText('Device'), 'My phone');
    await enter('123456');
    expect(mfa.challengeAndVerify).toHaveBeenCalledWith({ factorId: 'phone', code: '123456' });
  });

  it('offers to sign out, also when the devices failed to load', async () => {
    mfa.listFactors.mockResolvedValue(refusal('unexpected_failure', 400));
    challenge();
    expect(await screen.findByText('We couldn’t load your devices.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
    expect(signOut).toHaveBeenCalledOnce();
  });
});

describe('setting it up', () => {
  const enroll = () =>
    renderPage(<SecondFactorGate path="/admin" />, {
      auth: { ...member('admin'), sessionNeed: 'enroll' },
    });
  const start = async () => {
    await user.click(await screen.findByRole('button', { name: 'Set Up' }));
  };

  it('replaces an abandoned attempt and shows the QR code and the key', async () => {
    hold(ABANDONED);
    enroll();
    await start();
    expect(await screen.findByAltText(/QR code/)).toHaveAttribute('src', 'data:image/svg+xml,x');
    expect(screen.getByText('ABCD EFGH IJ')).toBeVisible();
    expect(mfa.unenroll.mock.calls).toEqual([[{ factorId: 'abandoned' }]]);
    expect(mfa.enroll).toHaveBeenCalledWith({ factorType: 'totp', friendlyName: 'My phone' });

    await user.type(await codeField(), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn On' }));
    expect(mfa.challengeAndVerify).toHaveBeenCalledWith({ factorId: 'new', code: '123456' });
    expect(await screen.findByText('Two-Step Verification On')).toBeVisible();
  });

  it('needs a name that no other device has', async () => {
    mfa.enroll.mockResolvedValueOnce(refusal('mfa_factor_name_conflict'));
    enroll();
    const name = await screen.findByLabelText('Name of this device');
    await start();
    expect(await screen.findByText(/already have a device with this name/)).toBeVisible();
    await user.clear(name);
    await start();
    expect(name).toHaveAccessibleDescription('Enter a name for this device.');
    expect(mfa.enroll).toHaveBeenCalledOnce();
  });
});

describe('the section of the profile page', () => {
  const open = () => {
    const auth = member('admin');
    if (auth.user === null) throw new Error('A member has a user.');
    renderPage(<SecondFactorSection user={auth.user} />, { auth });
  };
  const remove = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    await user.type(await codeField(), '123456');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
  };

  it('removes the only device after a code from it, and refreshes the session', async () => {
    hold(PHONE);
    open();
    await remove('My phone');
    expect(await screen.findByText('Device Removed')).toBeVisible();
    expect(mfa.challengeAndVerify).toHaveBeenCalledWith({ factorId: 'phone', code: '123456' });
    expect(mfa.unenroll).toHaveBeenCalledWith({ factorId: 'phone' });
    expect(refreshSession).toHaveBeenCalledOnce();
  });

  it('removes a lost device with a code from another one, and nothing after a wrong code', async () => {
    hold(PHONE, TABLET);
    mfa.challengeAndVerify.mockResolvedValueOnce(refusal('mfa_verification_failed'));
    open();
    await remove('Tablet');
    expect(await screen.findByText(/wrong or expired/)).toBeVisible();
    expect(mfa.challengeAndVerify).toHaveBeenCalledWith({ factorId: 'phone', code: '123456' });
    expect(mfa.unenroll).not.toHaveBeenCalled();
  });

  it('says that it is off and opens the setup', async () => {
    open();
    expect(await screen.findByText(/^Off\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set Up Two-Step Verification' }));
    expect(await screen.findByRole('button', { name: 'Set Up' })).toBeVisible();
  });
});
