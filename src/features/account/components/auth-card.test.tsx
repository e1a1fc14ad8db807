import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '../../../../tests/support/ui/fake-backend';
import { renderPage } from '../../../../tests/support/ui/render-app';
import { AuthCard } from './auth-card';

const SIGN_IN = 'POST /auth/v1/token';
const SIGN_UP = 'POST /auth/v1/signup';
const RESEND = 'POST /auth/v1/resend';
const EMAIL = 'robin@example.com';
const PASSWORD = 'a-good-Password-1';

const user = userEvent.setup({ delay: null });
const panel = () => screen.getByRole('tabpanel');
const field = (label: string) => within(panel()).getByLabelText(label);
const press = (name: string) => user.click(within(panel()).getByRole('button', { name }));
const openTab = async (name: 'Login' | 'Register') => {
  await user.click(screen.getByRole('tab', { name }));
  // The second form comes when it is asked for.
  await screen.findByRole('button', { name: name === 'Login' ? 'Sign In' : 'Create Account' });
};

let backend: FakeBackend;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend = fakeBackend();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function signIn(email = EMAIL, password = PASSWORD) {
  renderPage(<AuthCard />);
  await user.type(field('Email'), email);
  await user.type(field('Password'), password);
  await press('Sign In');
}

async function register() {
  renderPage(<AuthCard />);
  await openTab('Register');
  await user.type(field('First name'), 'Robin');
  await user.type(field('Last name'), 'Meyer');
  await user.type(field('Email'), EMAIL);
  await user.type(field('Password'), PASSWORD);
  await press('Create Account');
}

describe('Login', () => {
  it('is the tab that is open', () => {
    renderPage(<AuthCard />);
    expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    expect(within(panel()).getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  });

  it('asks for address and password before anything is sent', async () => {
    renderPage(<AuthCard />);
    await press('Sign In');
    await waitFor(() => {
      expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    });
    expect(field('Email')).toHaveFocus();
    expect(field('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(backend.bodies(SIGN_IN)).toHaveLength(0);
  });

  it('says Signing in... and cannot be sent twice while it is busy', async () => {
    let finish: (() => void) | undefined;
    backend.on(
      SIGN_IN,
      () =>
        new Promise((resolve) => {
          finish = () => {
            resolve({ status: 400, body: { error_code: 'invalid_credentials', msg: 'x' } });
          };
        }),
    );
    await signIn();
    const button = within(panel()).getByRole('button', { name: 'Signing in...' });
    await user.click(button);
    await waitFor(() => {
      expect(finish).toBeDefined();
    });
    finish?.();
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    expect(backend.bodies(SIGN_IN)).toHaveLength(1);
  });

  it.each([
    ['invalid_credentials', 'Invalid login credentials', /Check the address and the password/],
    ['email_not_confirmed', 'Email not confirmed', /Open the link in the mail we sent you/],
    ['over_request_rate_limit', 'Request rate limit reached', /Wait a minute/],
  ])('tells %s by toast and in the error area', async (code, message, nextStep) => {
    const status = code === 'over_request_rate_limit' ? 429 : 400;
    backend.on(SIGN_IN, { status, body: { error_code: code, msg: message } });
    await signIn();
    const alert = await within(panel()).findByRole('alert');
    expect(alert).toHaveTextContent('Login Error');
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveTextContent(nextStep);
    await waitFor(() => {
      expect(screen.getAllByText('Login Error')).toHaveLength(2);
    });
    expect(field('Email')).toHaveDisplayValue(EMAIL);
    expect(field('Password')).toHaveDisplayValue(PASSWORD);
  });

  it('sends the verification mail again, once in the time the server says', async () => {
    backend.on(SIGN_IN, {
      status: 400,
      body: { error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
    });
    backend.on(RESEND, {
      status: 429,
      body: {
        error_code: 'over_email_send_rate_limit',
        msg: 'For security purposes, you can only request this after 42 seconds.',
      },
    });
    await signIn();
    await user.click(await within(panel()).findByRole('button', { name: 'Send the mail again' }));
    expect(await within(panel()).findByText('Another one in 42 s.')).toBeInTheDocument();
    expect(screen.queryByText('Mail Not Sent')).not.toBeInTheDocument();
    await press('Send the mail again');
    expect(backend.bodies(RESEND)).toMatchObject([{ type: 'signup', email: EMAIL }]);
  });

  it('tells those who type in capitals by mistake', async () => {
    renderPage(<AuthCard />);
    await user.click(field('Password'));
    await user.keyboard('{CapsLock}A');
    expect(within(panel()).getByText('Caps Lock is on.')).toBeInTheDocument();
    await user.keyboard('{CapsLock}b');
    expect(within(panel()).queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  });

  it('has words of its own where the server could not be reached', async () => {
    backend.on(SIGN_IN, 'lost');
    await signIn();
    const alert = await within(panel()).findByRole('alert');
    expect(alert).toHaveTextContent('Failed to sign in');
    expect(alert).toHaveTextContent('Check your connection');
    expect(alert).not.toHaveTextContent('Failed to fetch');
  });

  it('shows the password to those who want to see what they type', async () => {
    renderPage(<AuthCard />);
    expect(field('Password')).toHaveAttribute('type', 'password');
    await press('Show characters');
    expect(field('Password')).toHaveAttribute('type', 'text');
    expect(within(panel()).getByRole('button', { name: 'Show characters' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('keeps what was typed while somebody looks into the other tab', async () => {
    renderPage(<AuthCard />);
    await user.type(field('Email'), EMAIL);
    await openTab('Register');
    await user.type(field('First name'), 'Robin');
    await openTab('Login');
    expect(field('Email')).toHaveDisplayValue(EMAIL);
    await openTab('Register');
    expect(field('First name')).toHaveDisplayValue('Robin');
  });
});

describe('Register', () => {
  beforeEach(() => {
    backend.on(SIGN_UP, { status: 200, body: { id: 'u', email: EMAIL, identities: [{}] } });
  });

  it('offers three roles, Carrier by default', async () => {
    renderPage(<AuthCard />);
    await openTab('Register');
    expect(within(panel()).getAllByRole('radio')).toHaveLength(3);
    expect(within(panel()).getByRole('radio', { name: 'Freight Broker' })).not.toBeChecked();
    expect(within(panel()).getByRole('radio', { name: 'Carrier' })).toBeChecked();
    expect(within(panel()).getByRole('radio', { name: 'Pilot Car' })).not.toBeChecked();
  });

  it('sends the metadata the specification names, and the chosen role', async () => {
    renderPage(<AuthCard />);
    await openTab('Register');
    await user.click(within(panel()).getByRole('radio', { name: 'Pilot Car' }));
    await user.type(field('First name'), 'Robin');
    await user.type(field('Last name'), 'Meyer');
    await user.type(field('Email'), EMAIL);
    await user.type(field('Password'), PASSWORD);
    await press('Create Account');
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(backend.bodies(SIGN_UP)).toMatchObject([
      {
        email: EMAIL,
        password: PASSWORD,
        data: { first_name: 'Robin', last_name: 'Meyer', role: 'pilot_car' },
      },
    ]);
  });

  it('says what to do next, by toast and in place of the form', async () => {
    await register();
    const heading = await screen.findByRole('heading', { name: 'Check your email' });
    expect(heading).toHaveFocus();
    expect(within(panel()).getByText(EMAIL)).toBeInTheDocument();
    expect(await screen.findByText('Account Created')).toBeInTheDocument();
    expect(
      screen.getByText('Please check your email for verification instructions'),
    ).toBeInTheDocument();
  });

  it('clears the form after registering, the role back to Carrier', async () => {
    await register();
    await screen.findByRole('heading', { name: 'Check your email' });
    await press('Use another address');
    for (const label of ['First name', 'Last name', 'Email', 'Password']) {
      expect(field(label)).toHaveDisplayValue('');
    }
    expect(within(panel()).getByRole('radio', { name: 'Carrier' })).toBeChecked();
  });

  it('does not tell whether an address has an account', async () => {
    backend.on(SIGN_UP, {
      status: 422,
      body: { error_code: 'user_already_exists', msg: 'User already registered' },
    });
    await register();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument();
    expect(await screen.findByText('Account Created')).toBeInTheDocument();
    expect(screen.queryByText(/already/)).not.toBeInTheDocument();
  });

  it('tells failures by toast and in the error area, everything still typed in', async () => {
    backend.on(SIGN_UP, {
      status: 429,
      body: { error_code: 'over_email_send_rate_limit', msg: 'Email rate limit exceeded' },
    });
    await register();
    const alert = await within(panel()).findByRole('alert');
    expect(alert).toHaveTextContent('Signup Error');
    expect(alert).toHaveTextContent('Email rate limit exceeded');
    await waitFor(() => {
      expect(screen.getAllByText('Signup Error')).toHaveLength(2);
    });
    expect(field('Last name')).toHaveDisplayValue('Meyer');
    expect(field('Password')).toHaveDisplayValue(PASSWORD);
  });

  it('looks the same for an address that registered a moment ago', async () => {
    backend.on(SIGN_UP, {
      status: 429,
      body: {
        error_code: 'over_email_send_rate_limit',
        msg: 'For security purposes, you can only request this after 12 seconds.',
      },
    });
    await register();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument();
    expect(screen.queryByText('Signup Error')).not.toBeInTheDocument();
  });

  it('has the mail sent again only after a minute', async () => {
    backend.on(RESEND, { status: 200, body: {} });
    await register();
    expect(await screen.findByText(/^Another one in (?:60|59) s\.$/)).toBeInTheDocument();
    const again = within(panel()).getByRole('button', { name: 'Send the mail again' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await user.click(again);
    expect(backend.bodies(RESEND)).toHaveLength(0);
  });

  it('puts a password the server finds weak under its field', async () => {
    backend.on(SIGN_UP, {
      status: 422,
      body: {
        error_code: 'weak_password',
        msg: 'Password is known to be weak and easy to guess, please choose a different one.',
        weak_password: { reasons: ['pwned'] },
      },
    });
    await register();
    await waitFor(() => {
      expect(field('Password')).toHaveAccessibleDescription(/known to be weak/);
    });
    expect(field('Password')).toHaveFocus();
    expect(field('Email')).toHaveDisplayValue(EMAIL);
  });

  it('says how hard a password is to guess while it is chosen', async () => {
    renderPage(<AuthCard />);
    await openTab('Register');
    expect(field('Password')).toHaveAccessibleDescription('At least 8 characters.');
    await user.type(field('Password'), 'password1');
    expect(field('Password')).toHaveAccessibleDescription(/^Easy to guess\./);
    await user.clear(field('Password'));
    await user.type(field('Password'), 'gutter lamp orbit');
    expect(field('Password')).toHaveAccessibleDescription('Strong.');
  });

  it('asks for a password of eight characters', async () => {
    renderPage(<AuthCard />);
    await openTab('Register');
    await user.type(field('Password'), 'short');
    await press('Create Account');
    await waitFor(() => {
      expect(field('Password')).toHaveAccessibleDescription('Use at least 8 characters.');
    });
    expect(field('First name')).toHaveFocus();
    expect(backend.bodies(SIGN_UP)).toHaveLength(0);
  });
});
