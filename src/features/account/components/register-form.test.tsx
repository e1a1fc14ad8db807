import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, PASSWORD, RESEND, setUpAuthForm } from '@tests/ui/auth-form';
import { fakeTurnstile } from '@tests/ui/fake-turnstile';
import { renderPage } from '@tests/ui/render-app';
import { AuthCard } from './auth-card';

const SIGN_UP = 'POST /auth/v1/signup';

const { backend, field, openTab, panel, press, user } = setUpAuthForm();

async function register(role: string | null = null) {
  renderPage(<AuthCard />);
  await openTab('Register');
  if (role !== null) await user.click(within(panel()).getByRole('radio', { name: role }));
  const values = { 'First name': 'Robin', 'Last name': 'Meyer', Email: EMAIL, Password: PASSWORD };
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
  await press('Create Account');
}

describe('Register', () => {
  beforeEach(() => {
    backend.on(SIGN_UP, { status: 200, body: { id: 'u', email: EMAIL, identities: [{}] } });
  });

  it('offers three roles and Shipper, with Carrier selected, and says what each is for', async () => {
    renderPage(<AuthCard />);
    await openTab('Register');
    const roles = within(panel()).getAllByRole<HTMLInputElement>('radio');
    expect(roles.map(({ value, checked }) => [value, checked])).toEqual([
      ['freight_broker', false],
      ['carrier', true],
      ['pilot_car', false],
      ['shipper', false],
    ]);
    expect(within(panel()).getByRole('radiogroup', { name: 'Role' })).toHaveAccessibleDescription(
      'Freight brokers move their customers’ freight. Carriers haul with their own trucks. Pilot cars escort loads. Shippers send their own freight.',
    );
  });

  it('sends the name and the chosen role as metadata', async () => {
    await register('Pilot Car');
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(backend.bodies(SIGN_UP)).toMatchObject([
      {
        email: EMAIL,
        password: PASSWORD,
        data: { first_name: 'Robin', last_name: 'Meyer', role: 'pilot_car' },
      },
    ]);
  });

  it('registers a carrier by default, and shows the next steps in a toast and in place of the form', async () => {
    await register();
    const heading = await screen.findByRole('heading', { name: 'Check your email' });
    expect(heading).toHaveFocus();
    // The role that is chosen when the form opens.
    expect(backend.bodies(SIGN_UP)).toMatchObject([{ data: { role: 'carrier' } }]);
    expect(within(panel()).getByText(EMAIL)).toBeInTheDocument();
    expect(await screen.findByText('Account Created')).toBeInTheDocument();
    expect(
      screen.getByText('Please check your email for verification instructions'),
    ).toBeInTheDocument();
  });

  it('sends a shipper explicitly, because a missing role makes a carrier, and then clears the form', async () => {
    await register('Shipper');
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(backend.bodies(SIGN_UP)).toMatchObject([{ data: { role: 'shipper' } }]);
    await press('Use another email');
    for (const label of ['First name', 'Last name', 'Email', 'Password']) {
      expect(field(label)).toHaveDisplayValue('');
    }
    expect(within(panel()).getByRole('radio', { name: 'Carrier' })).toBeChecked();
  });

  it('sends the token of a challenge where the site has them', async () => {
    const turnstile = fakeTurnstile();
    await register();
    expect(await screen.findByText('Please confirm you’re human.')).toBeInTheDocument();
    expect(field('Email')).toHaveDisplayValue(EMAIL);
    expect(backend.bodies(SIGN_UP)).toEqual([]);
    await turnstile.pass('a-token');
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(backend.bodies(SIGN_UP)).toMatchObject([
      { email: EMAIL, gotrue_meta_security: { captcha_token: 'a-token' } },
    ]);
  });

  it('does not reveal whether an address has an account', async () => {
    backend.on(SIGN_UP, {
      status: 422,
      body: { error_code: 'user_already_exists', msg: 'User already registered' },
    });
    await register();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument();
    expect(await screen.findByText('Account Created')).toBeInTheDocument();
    expect(screen.queryByText(/already/)).not.toBeInTheDocument();
  });

  it('shows failures in a toast and the error area and keeps what was typed', async () => {
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

  it('gives the same answer for an address that just registered', async () => {
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

  it('allows resending the email only after a minute', async () => {
    backend.on(RESEND, { status: 200, body: {} });
    await register();
    expect(await screen.findByText(/^Resend in (?:60|59) s$/)).toBeInTheDocument();
    const resend = within(panel()).getByRole('button', { name: 'Resend Email' });
    expect(resend).toHaveAttribute('aria-disabled', 'true');
    await user.click(resend);
    expect(backend.bodies(RESEND)).toHaveLength(0);
  });

  it('shows the server’s weak-password error under the field', async () => {
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

  it('rates the password while it is typed', async () => {
    renderPage(<AuthCard />);
    await openTab('Register');
    expect(field('Password')).toHaveAccessibleDescription('At least 8 characters.');
    await user.type(field('Password'), 'password1');
    expect(field('Password')).toHaveAccessibleDescription(/^Easy to guess\./);
    await user.clear(field('Password'));
    await user.type(field('Password'), 'gutter lamp orbit');
    expect(field('Password')).toHaveAccessibleDescription('Strong.');
  });

  it('rejects passwords under eight characters', async () => {
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
