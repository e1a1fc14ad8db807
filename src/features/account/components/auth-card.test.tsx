import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMAIL, PASSWORD, RESEND, setUpAuthForm } from '@tests/ui/auth-form';
import { renderPage } from '@tests/ui/render-app';
import { AuthCard } from './auth-card';

const SIGN_IN = 'POST /auth/v1/token';

const { backend, field, openTab, panel, press, user } = setUpAuthForm();

async function signIn(email = EMAIL, password = PASSWORD) {
  renderPage(<AuthCard />);
  await user.type(field('Email'), email);
  await user.type(field('Password'), password);
  await press('Sign In');
}

describe('Login', () => {
  it('Login is the default tab', () => {
    renderPage(<AuthCard />);
    expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    expect(within(panel()).getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  });

  it('requires email and password before sending anything', async () => {
    renderPage(<AuthCard />);
    await press('Sign In');
    await waitFor(() => {
      expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    });
    expect(field('Email')).toHaveFocus();
    expect(field('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(backend.bodies(SIGN_IN)).toHaveLength(0);
  });

  it('shows Signing in... and ignores a second click while busy', async () => {
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
    ['invalid_credentials', 'Invalid login credentials', /Check your email and password/],
    ['email_not_confirmed', 'Email not confirmed', /Open the link in the email we sent/],
    ['over_request_rate_limit', 'Request rate limit reached', /Wait a minute/],
  ])('shows %s in a toast and in the error area', async (code, message, nextStep) => {
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

  it('resends the verification email only after the server’s cooldown', async () => {
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
    await user.click(await within(panel()).findByRole('button', { name: 'Resend Email' }));
    expect(await within(panel()).findByText('Resend in 42 s')).toBeInTheDocument();
    expect(screen.queryByText('Email Not Sent')).not.toBeInTheDocument();
    await press('Resend Email');
    expect(backend.bodies(RESEND)).toMatchObject([{ type: 'signup', email: EMAIL }]);
  });

  it('warns when Caps Lock is on', async () => {
    renderPage(<AuthCard />);
    await user.click(field('Password'));
    await user.keyboard('{CapsLock}A');
    expect(within(panel()).getByText('Caps Lock is on.')).toBeInTheDocument();
    await user.keyboard('{CapsLock}b');
    expect(within(panel()).queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  });

  it('shows the server’s message when the server fails', async () => {
    backend.on(SIGN_IN, { status: 500, body: { msg: 'Database error granting user' } });
    await signIn();
    const alert = await within(panel()).findByRole('alert');
    expect(alert).toHaveTextContent('Database error granting user');
    await waitFor(() => {
      expect(screen.getAllByText('Database error granting user')).toHaveLength(2);
    });
  });

  it('uses its own text when a gateway answers without a message', async () => {
    backend.on(SIGN_IN, { status: 503, body: '<h1>Unavailable</h1>' });
    await signIn();
    expect(await within(panel()).findByRole('alert')).toHaveTextContent('Failed to sign in');
  });

  it('explains a network failure in its own words', async () => {
    backend.on(SIGN_IN, 'lost');
    await signIn();
    const alert = await within(panel()).findByRole('alert');
    expect(alert).toHaveTextContent('Failed to sign in');
    expect(alert).toHaveTextContent('Check your connection');
    expect(alert).not.toHaveTextContent('Failed to fetch');
  });

  it('can show the password', async () => {
    renderPage(<AuthCard />);
    expect(field('Password')).toHaveAttribute('type', 'password');
    await press('Show characters');
    expect(field('Password')).toHaveAttribute('type', 'text');
    expect(within(panel()).getByRole('button', { name: 'Show characters' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('keeps what was typed when switching tabs', async () => {
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
